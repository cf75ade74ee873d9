import { outdatedBy, type MutationName } from '@trade-portal/supplier-api'
import type { Invalidator } from './createInvalidator.ts'

/** The supplier may have acted although the call failed, so what is shown is loaded anew. @throws the call's error */
export async function rereadAfterFailure<T>(
  invalidator: Invalidator,
  name: MutationName,
  call: Promise<T>,
): Promise<T> {
  try {
    return await call
  } catch (error) {
    invalidator.invalidate(outdatedBy(name))
    throw error
  }
}
