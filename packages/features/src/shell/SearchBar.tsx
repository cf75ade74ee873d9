import { Button, Inline, SearchField } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toasts } from '../shared/notices/toasts.ts'
import { routes } from '../shared/addresses/routes.ts'
import { searchDelayMs } from '../shared/search/useDebounced.ts'

/** Searches all products. On the results page the results follow the typing; elsewhere Search or Enter goes there. */
export function SearchBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const isOnResults = pathname === routes.search.pattern
  const shown = isOnResults ? (parameters.get('value') ?? '') : ''
  const [typed, setTyped] = useState(shown)
  const [followed, setFollowed] = useState(shown)
  const [sent, setSent] = useState('')
  const term = typed.trim()
  // The address changed by other means than this field, such as Back.
  if (shown !== followed) {
    setFollowed(shown)
    // What this field has sent may arrive when more has been typed already.
    if (shown === sent) setSent('')
    else if (shown !== term) setTyped(shown)
  }

  useEffect(() => {
    if (!isOnResults || term === '' || term === shown) return
    const follow = () => {
      setSent(term)
      void navigate(routes.search.href(term), { replace: true })
    }
    const timer = setTimeout(follow, searchDelayMs)
    return () => clearTimeout(timer)
  }, [isOnResults, term, shown, navigate])

  const search = () => {
    if (term === '') toasts.error('Please enter search term(s)')
    else void navigate(routes.search.href(term), { replace: isOnResults })
  }

  return (
    <search>
      <Inline space="small" align="end" wrap={false}>
        <SearchField
          label="Search products"
          hideLabel
          placeholder="Search"
          autoFocus={!isOnResults}
          value={typed}
          onChange={setTyped}
          onSubmit={search}
        />
        <Button onPress={search}>Search</Button>
      </Inline>
    </search>
  )
}
