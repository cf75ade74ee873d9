import { Button, Inline, LazyBoundary, SearchFieldShell } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { searchLabels } from './searchLabels.ts'

/** On the results page its code is there from the start; see `screenCode.ts` of the portal. */
export const LateSearchBar = lazyCode(async () => (await import('./SearchBar.tsx')).SearchBar)

/** The search bar. Until its code has come, and also if it cannot be loaded, a plain one searches. */
export function SearchOnDemand() {
  const navigate = useNavigate()
  // The results page has its term in the address, which only the search bar reads.
  const isOnResults = useLocation().pathname === routes.search.path
  const early = useRef<HTMLInputElement>(null)
  const [hasCome, setHasCome] = useState(false)
  const [isComposing, setIsComposing] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const search = () => {
    const term = early.current?.value.trim() ?? ''
    if (term === '') early.current?.focus()
    else void navigate(routes.search.href(term))
  }
  return (
    <>
      {!hasCome && !isOnResults && (
        <search>
          <Inline space="small" align="start">
            <SearchFieldShell {...searchLabels} input={early} onSubmit={search} onComposing={setIsComposing} />
            <Button onPress={search}>Search</Button>
          </Inline>
        </search>
      )}
      {!isComposing && (
        <LazyBoundary isOpen={!isDismissed} onClose={() => setIsDismissed(true)}>
          <LateSearchBar early={early} onCome={() => setHasCome(true)} />
        </LazyBoundary>
      )}
    </>
  )
}
