import { useSyncExternalStore } from 'react'
import { useSession } from '../session/useSession.ts'
import { rememberedEntries } from './rememberedEntries.ts'

/** What the user has entered in earlier orders and e-mails, and the functions that change it. */
export function useRemembered() {
  const remembered = rememberedEntries.of(useSession())
  const { remember, forget, forgetAll } = remembered
  return { ...useSyncExternalStore(remembered.subscribe, remembered.current), remember, forget, forgetAll }
}
