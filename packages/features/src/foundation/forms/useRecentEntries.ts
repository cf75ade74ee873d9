import { useSyncExternalStore } from 'react'
import { useSession } from '../session/useSession.ts'
import { recentEntries } from './recentEntries.ts'

/** What the user has entered in earlier orders and e-mails, and the functions that change it. */
export function useRecentEntries() {
  const { subscribe, lists, remember, forget, forgetAll } = recentEntries.of(useSession())
  return { ...useSyncExternalStore(subscribe, lists), remember, forget, forgetAll }
}
