import { useSyncExternalStore } from 'react'
import { useSession } from '../session/useSession.ts'
import { recentEntries } from './recentEntries.ts'

/** What the user has entered in earlier orders and e-mails, and the functions that change it. */
export function useRecentEntries() {
  const remembered = recentEntries.of(useSession())
  const { remember, forget, forgetAll } = remembered
  return { ...useSyncExternalStore(remembered.subscribe, remembered.current), remember, forget, forgetAll }
}
