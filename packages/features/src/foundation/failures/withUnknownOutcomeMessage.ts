import { mayHaveBeenPerformed } from '@trade-portal/supplier-api'
import { ActionError, somethingWentWrong, isReported } from './failures.ts'

/**
 * Makes a call that must not be repeated unknowingly. If there is no readable answer, the error says that the call may
 * have been carried out.
 * @param doubt The sentence that says so.
 * @throws ActionError if there is no readable answer; otherwise the error of `send`
 */
export async function withUnknownOutcomeMessage<Outcome>(
  send: () => Promise<Outcome>,
  doubt = 'It may have been sent.',
): Promise<Outcome> {
  try {
    return await send()
  } catch (error) {
    // A reported error, for example of an ended session, is thrown unchanged so that it stays marked as reported.
    if (isReported(error) || !mayHaveBeenPerformed(error)) throw error
    throw new ActionError(`${somethingWentWrong} ${doubt}`, { cause: error })
  }
}
