import { useSyncExternalStore } from 'react'
import { useSession } from '../../foundation/session/useSession.ts'
import { orderAttempts } from './orderAttempts.ts'

/** Whether there is an order of unknown outcome, or something about an order that the customer has not dismissed. */
export function useHasOrderNotices(): boolean {
  const attempts = orderAttempts.of(useSession())
  return useSyncExternalStore(attempts.subscribe, () => attempts.news().length > 0 || attempts.open().length > 0)
}
