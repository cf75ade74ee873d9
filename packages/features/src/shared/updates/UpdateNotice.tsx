import { use, useSyncExternalStore } from 'react'
// With the first code and not when it is needed: then its file may be gone from the server.
import { UpdateBar } from './UpdateBar.tsx'
import { UpdatesContext } from './UpdatesContext.ts'

export interface UpdateNoticeProps {
  /** Whose unsent text would be lost; see `createDraft`. */
  readonly owner?: object
}

/** Says that a new version of the portal waits, and goes over to it when somebody wants that. Nothing happens by itself. */
export function UpdateNotice({ owner }: UpdateNoticeProps) {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  return isShown && <UpdateBar owner={owner} onRefresh={refresh} />
}
