import { Button, Inline, SearchField } from '@trade-portal/design-system'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { routes } from '../shared/addresses/routes.ts'
import { useTypedSearch } from '../shared/addresses/useTypedSearch.ts'
import { toasts } from '../shared/notices/toasts.ts'

/** Searches all products. On the results page it searches while typing; elsewhere on Search or Enter. */
export function SearchBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const isOnResults = pathname === routes.search.pattern
  const shown = isOnResults ? (parameters.get('value') ?? '') : ''
  const [typed, setTyped] = useTypedSearch(shown, (term) => {
    if (isOnResults && term !== '') void navigate(routes.search.href(term), { replace: true })
  })

  const search = () => {
    const term = typed.trim()
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
