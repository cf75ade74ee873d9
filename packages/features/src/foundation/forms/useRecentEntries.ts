import { useSyncExternalStore } from 'react'
import { useSession } from '../session/useSession.ts'
import { recentEntries } from './recentEntries.ts'

/** Entries of the user's earlier orders and e-mails, and functions that change them. */
export function useRecentEntries() {
  const { subscribe, lists, remember, forget, forgetAll } = recentEntries.of(useSession())
  return { ...useSyncExternalStore(subscribe, lists), remember, forget, forgetAll }
}
