import { createContext, use, useState } from 'react'

/** Whether the data that `QueryView` shows is being refetched. */
export const RefreshContext = createContext(false)

/**
 * Returns the announcement of the data. It does not change during a refetch, so that changes are announced once and
 * stale data is not announced.
 */
export function useSettled(text: string, isRefreshing = use(RefreshContext)): string {
  const [settled, setSettled] = useState('')
  if (!isRefreshing && settled !== text) setSettled(text)
  return isRefreshing ? settled : text
}
