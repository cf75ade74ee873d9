import { createContext, use, useState } from 'react'

/** Whether the data that `QueryView` shows is being loaded anew. */
export const RefreshContext = createContext(false)

/**
 * What screen readers are told of data. While the data is loaded anew it stays what it was, so that a change is told once
 * and what is out of date is not told at all.
 */
export function useSettled(text: string, isRefreshing = use(RefreshContext)): string {
  const [settled, setSettled] = useState('')
  if (!isRefreshing && settled !== text) setSettled(text)
  return isRefreshing ? settled : text
}
