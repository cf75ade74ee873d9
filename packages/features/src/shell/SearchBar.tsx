import { announce, focusFirstInvalid, SearchField } from '@trade-portal/design-system'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { routes } from '../routes.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { useTypedText } from '../foundation/url/useTypedText.ts'

const fields = { value: addressText, page: addressPage }
const refusal = 'Please enter search term(s)'

/** Searches all products. On the results page it searches while typing; elsewhere on Search or Enter. */
export function SearchBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [{ value }, setAddress] = useAddressState(fields)
  const isOnResults = pathname === routes.search.path
  const shown = isOnResults ? value : ''
  const [typed, setTyped] = useTypedText(shown, (term) => {
    // Keeps the rest of the address, such as a product that was opened meanwhile.
    if (isOnResults && term !== '') setAddress({ value: term, page: 1 }, { history: 'replace' })
  })
  const { bar, isRefused, refuse, forget } = useRefusal()

  const search = () => {
    const term = typed.trim()
    if (term === '') refuse()
    else void navigate(routes.search.href(term), { replace: isOnResults })
  }

  return (
    <search ref={bar}>
      <SearchField
        label="Search products"
        placeholder="Search"
        hideLabel
        // Customers who open the search want to type. On the results page the search is always shown.
        autoFocus={!isOnResults}
        value={typed}
        onChange={(text) => {
          if (text.trim() !== '') forget()
          setTyped(text)
        }}
        onSubmit={search}
        submitLabel="Search"
        errorMessage={isRefused ? refusal : undefined}
      />
    </search>
  )
}

/** The error of the field after an empty search, until something is typed. */
function useRefusal() {
  const bar = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0 || !bar.current) return
    // A field that gets the focus is read with its error. If it has the focus already, the error must be announced.
    if (document.activeElement instanceof HTMLInputElement && bar.current.contains(document.activeElement)) {
      announce(refusal)
    } else focusFirstInvalid(bar.current)
  }, [refusals])
  return {
    bar,
    isRefused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forget: () => setRefusals(0),
  }
}
