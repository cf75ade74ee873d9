import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { UpdatesContext } from './UpdatesContext.ts'

// Once the first screen stands, and not when it is needed: then its file may be gone from the server.
const afterTheFirstScreenMs = 1000
const loadBar = () => import('./UpdateBar.tsx')

/** Says that a new version of the portal waits, and changes to it when the person wants that. Nothing happens by itself. */
export function UpdateNotice() {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadBar>>>()
  useEffect(() => {
    const timer = setTimeout(() => void loadBar().then(setFile, () => undefined), afterTheFirstScreenMs)
    return () => clearTimeout(timer)
  }, [])
  return isShown && file && <file.UpdateBar onRefresh={refresh} />
}
