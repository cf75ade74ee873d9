import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { startTimer } from '@trade-portal/design-system/time'
import { UpdatesContext } from './UpdatesContext.ts'

// Loads the bar shortly after the first screen. When an update exists, the server may no longer have its file.
const preloadDelayMs = 1000
const loadBar = () => import('./UpdateBar.tsx')

/** Shows that a new version of the portal is available. The update starts only when the user asks for it. */
export function UpdateNotice({ load = loadBar }: { readonly load?: typeof loadBar }) {
  const { subscribe, isWaiting, refresh } = use(UpdatesContext)
  const isShown = useSyncExternalStore(subscribe, isWaiting)
  const [file, setFile] = useState<Awaited<ReturnType<typeof loadBar>>>()
  useEffect(() => {
    if (file) return
    const timer = startTimer(() => void load().then(setFile, () => undefined), preloadDelayMs)
    return () => timer.cancel()
    // Tries again when there is an update, if loading has failed before.
  }, [file, isShown, load])
  return isShown && file && <file.UpdateBar onRefresh={refresh} />
}
