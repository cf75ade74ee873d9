import { OnDemand, SearchFieldShell } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'

/** On the results page its code is there from the start; see `screenCode.ts` of the portal. */
export const SearchBar = lazyCode(async () => (await import('./SearchBar.tsx')).SearchBar)

/** What is written at the field, and at the plain one that stands for it. */
export const searchTexts = { label: 'Search products', placeholder: 'Search' }

/** What was done in the field that stands for the search bar until its code has come. */
export interface EarlySearch {
  readonly term: string
  /** Enter was pressed. */
  readonly isSent: boolean
  /** The focus has gone elsewhere. */
  readonly isLeft: boolean
}

/** The search bar. Until its code has come, a plain field takes what is typed. */
export function SearchOnDemand({ onClose }: { readonly onClose: () => void }) {
  const isOnResults = useLocation().pathname === routes.search.pattern
  const [early, setEarly] = useState<EarlySearch>({ term: '', isSent: false, isLeft: isOnResults })
  const [isDismissed, setDismissed] = useState(false)
  const note = (change: Partial<EarlySearch>) => setEarly((before) => ({ ...before, ...change }))
  return (
    <OnDemand
      isOpen={!isDismissed}
      onClose={() => {
        setDismissed(true)
        onClose()
      }}
      // The results page has its term in the address, which only the search bar reads.
      shell={
        !isOnResults && (
          <SearchFieldShell
            {...searchTexts}
            onChange={(term) => note({ term })}
            onSubmit={() => note({ isSent: true })}
            onFocusChange={(isFocused) => note({ isLeft: !isFocused })}
          />
        )
      }
    >
      <SearchBar early={early} />
    </OnDemand>
  )
}
