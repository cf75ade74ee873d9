import { useEffect, useSyncExternalStore } from 'react'

/** The forms on the page that could not be sent and are still in error. */
const failed = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** For a form: tells whether it has failed to send and is still in error. */
export function useFailedForm(isFailed: boolean): void {
  useEffect(() => {
    if (!isFailed) return undefined
    const form = Symbol('form')
    failed.add(form)
    tell()
    return () => {
      failed.delete(form)
      tell()
    }
  }, [isFailed])
}

/** Whether any form of the page is in error, which belongs in front of the document title. */
export function useHasFailedForm(): boolean {
  return useSyncExternalStore(subscribe, () => failed.size > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
