import { ActionError } from '../../foundation/failures/failures.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { runExclusively } from '../../foundation/storage/exclusive.ts'

/** The lock of a user's lists, in all tabs. */
export const listsLock = (username: string) => `lists:${username}`

export const listsLockedMessage = 'Another list is being changed. Wait until it is done.'

/**
 * Runs a change of lists, unless another one is running in any tab of the user. Each change relies on what the previous
 * ones wrote.
 * @throws ActionError if another change is running
 */
export async function changeLists<T>(session: Session, change: () => Promise<T>): Promise<T> {
  // Delays refetching to the end of the change, so that the lists are refetched once instead of after each call.
  const release = session.invalidator.defer()
  const outcome = await runExclusively(listsLock(session.record.username), change).finally(release)
  if (outcome === 'taken') throw new ActionError(listsLockedMessage)
  return outcome
}
