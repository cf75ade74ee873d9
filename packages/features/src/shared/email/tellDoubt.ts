import { mayHaveBeenPerformed } from '@trade-portal/supplier-api'
import { ActionError, somethingWentWrong, wasTold } from '../failures/failures.ts'

/**
 * Sends an e-mail. Without a readable answer the message says that it may have been sent, so that nobody sends it again
 * unaware.
 * @throws ActionError in that case, or the error of `send`
 */
export async function tellDoubt<Outcome>(send: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await send()
  } catch (error) {
    // What has been told, as after the end of the session, stays known as told.
    if (wasTold(error) || !mayHaveBeenPerformed(error)) throw error
    throw new ActionError(`${somethingWentWrong} It may have been sent.`, { cause: error })
  }
}
