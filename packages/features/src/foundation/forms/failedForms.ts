import { pageState } from '@trade-portal/design-system/page-state'
import { useEffect, useSyncExternalStore } from 'react'

/** The forms on the page that could not be sent and are still in error. */
const failedForms = pageState(() => ({ failed: new Set<symbol>(), listeners: new Set<() => void>() }))

/** Registers a form that could not be sent and is still in error. */
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

/** Whether any form of the page is in error, which the document title shows. */
export function useHasFailedForm(): boolean {
  return useSyncExternalStore(subscribe, () => failedForms().failed.size > 0)
}

function subscribe(listener: () => void): () => void {
  const { listeners } = failedForms()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
