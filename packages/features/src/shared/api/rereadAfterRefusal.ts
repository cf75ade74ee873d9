import { mayHaveBeenPerformed, outdatedBy, type MutationName } from '@trade-portal/supplier-api'
import type { Invalidator } from './createInvalidator.ts'

/**
 * A refusal may mean that what is shown is out of date, so it is loaded anew. After a success or a lost answer the session
 * does that by itself.
 * @throws the call's error
 */
export async function rereadAfterRefusal<T>(
  invalidator: Invalidator,
  name: MutationName,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!mayHaveBeenPerformed(error)) invalidator.invalidate(outdatedBy(name))
    throw error
  }
}
