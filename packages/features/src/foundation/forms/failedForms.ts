import { pageState } from '@trade-portal/design-system/page-state'
import { useEffect, useSyncExternalStore } from 'react'

/** The forms of the page that are in error since sending them failed. */
const failedForms = pageState(() => ({ failed: new Set<symbol>(), listeners: new Set<() => void>() }))

/** Registers a form as in error while `isFailed` is true. */
export function useFailedForm(isFailed: boolean): void {
  useEffect(() => {
    if (!isFailed) return undefined
    const form = Symbol('form')
    const { failed, listeners } = failedForms()
    const notify = () => {
      for (const listener of listeners) listener()
    }
    failed.add(form)
    notify()
    return () => {
      failed.delete(form)
      notify()
    }
  }, [isFailed])
}

/** Whether any form of the page is in error. The document title then says so. */
export function useHasFailedForm(): boolean {
  return useSyncExternalStore(subscribe, () => failedForms().failed.size > 0)
}

function subscribe(listener: () => void): () => void {
  const { listeners } = failedForms()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
