import { OnDemand, SearchFieldShell } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { Suspense, useCallback, useRef } from 'react'

/** On the results page its code is there from the start; see `screenCode.ts` of the portal. */
export const SearchBar = lazyCode(async () => (await import('./SearchBar.tsx')).SearchBar)

/** What was typed before the code of the search bar had come. */
export interface EarlySearch {
  term: string
  /** Enter was pressed. */
  isSent: boolean
}

/** The search bar. Until its code has come, a field that looks the same takes what is typed. */
export function SearchOnDemand({ onClose }: { readonly onClose: () => void }) {
  const early = useRef<EarlySearch>({ term: '', isSent: false })
  const takeEarly = useCallback(() => {
    const taken = early.current
    early.current = { term: '', isSent: false }
    return taken
  }, [])
  const shell = (
    <SearchFieldShell
      label="Search products"
      placeholder="Search"
      onChange={(term) => {
        early.current.term = term
      }}
      onSubmit={() => {
        early.current.isSent = true
      }}
    />
  )
  return (
    <OnDemand onClose={onClose}>
      <Suspense fallback={shell}>
        <SearchBar takeEarly={takeEarly} />
      </Suspense>
    </OnDemand>
  )
}
