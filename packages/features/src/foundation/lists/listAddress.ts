import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionPart } from '../session/sessionPart.ts'
import { useSession } from '../session/useSession.ts'

/** The query string that each list had when it was last shown, by its path. */
const queries = sessionPart(() => ({ value: new Map<string, string>() }))

/** Remembers how the list of this page is filtered and sorted, for the links that lead back to it. */
export function useRememberedAddress(): void {
  const { pathname, search } = useLocation()
  const known = queries.of(useSession())
  useEffect(() => void known.set(pathname, search), [known, pathname, search])
}

/** The address of a list as the user left it. */
export function useListAddress(path: string): string {
  return path + (queries.of(useSession()).get(path) ?? '')
}
