import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { UpdatesContext } from './UpdatesContext.ts'

// Once the first screen stands, and not when it is needed: then its file may be gone from the server.
const afterTheFirstScreenMs = 1000
const loadBar = () => import('./UpdateBar.tsx')

export interface UpdateNoticeProps {
  /** Whose unsent text would be lost; see `createDraft`. */
  readonly owner?: object
}

/** Says that a new version of the portal waits, and goes over to it when somebody wants that. Nothing happens by itself. */
export function UpdateNotice({ owner }: UpdateNoticeProps) {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadBar>>>()
  useEffect(() => {
    const timer = setTimeout(() => void loadBar().then(setFile, () => undefined), afterTheFirstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && file && <file.UpdateBar owner={owner} onRefresh={refresh} />
}
