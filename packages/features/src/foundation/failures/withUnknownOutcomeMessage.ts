import { mayHaveBeenPerformed } from '@trade-portal/supplier-api'
import { ActionError, somethingWentWrong, isReported } from './failures.ts'

/**
 * Sends what must not be sent twice. Without a readable answer the message says that it may have been carried out, so
 * that nobody sends it again unaware.
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
    // What has been told, as after the end of the session, stays known as told.
    if (isReported(error) || !mayHaveBeenPerformed(error)) throw error
    throw new ActionError(`${somethingWentWrong} ${doubt}`, { cause: error })
  }
}
