import { mayHaveBeenPerformed } from '@trade-portal/supplier-api'
import { ActionError, somethingWentWrong, isReported } from './failures.ts'

/**
 * Makes a call that must not be repeated unknowingly. Without a readable answer, the error says that it may have been
 * carried out.
 * @param doubt The sentence that says so.
 * @throws ActionError in that case, or the error of `send`
 */
export async function withUnknownOutcomeMessage<Outcome>(
  send: () => Promise<Outcome>,
  doubt = 'It may have been sent.',
): Promise<Outcome> {
  try {
    return await send()
  } catch (error) {
    // A reported error, as after the end of the session, is thrown unchanged so that it stays marked.
    if (isReported(error) || !mayHaveBeenPerformed(error)) throw error
    throw new ActionError(`${somethingWentWrong} ${doubt}`, { cause: error })
  }
}
