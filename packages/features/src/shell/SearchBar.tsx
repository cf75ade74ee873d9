import { announce, focusFirstInvalid, SearchField } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OptionalPart } from '../foundation/failures/OptionalPart.tsx'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { routes } from '../routes.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { useTypedText } from '../foundation/url/useTypedText.ts'
import { useSearchShortcut } from './useSearchShortcut.ts'

const fields = { value: addressText, page: addressPage }
const refusal = 'Please enter search term(s)'

/** Loaded when the field gets the focus. */
const SearchSuggestions = lazyCode(async () => (await import('./suggestions/SearchSuggestions.tsx')).SearchSuggestions)

/**
 * Searches all products. On the results page it searches while typing; elsewhere on Search or Enter. Suggestions below it
 * answer while typing.
 */
export function SearchBar() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [{ value }, setAddress] = useAddressState(fields)
  const isOnResults = pathname === routes.search.path
  const shown = isOnResults ? value : ''
  const [searched, setSearched] = useState('')
  const [typed, setTyped] = useTypedText(shown, (term) => {
    // Keeps the rest of the address, such as a product that was opened meanwhile.
    if (!isOnResults) setSearched(term)
    else if (term !== '') setAddress({ value: term, page: 1 }, { history: 'replace' })
  })
  const { bar, isRefused, refuse, forget } = useRefusal()
  // The page on which the suggestions were opened.
  const [openAt, setOpenAt] = useState<string>()
  const [activeId, setActiveId] = useState('')
  const close = () => {
    setOpenAt(undefined)
    setActiveId('')
  }
  const listId = useId()
  const term = typed.trim()
  const hasList = openAt === pathname && term !== ''
  useSearchShortcut(() => bar.current?.querySelector('input')?.focus())

  const search = () => {
    close()
    if (term === '') refuse()
    else void navigate(routes.search.href(term), { replace: isOnResults })
  }

  return (
    // The keys are those of the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search
      ref={bar}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key }) => {
        // After Escape the list can be had again.
        if (key === 'ArrowDown') setOpenAt(pathname)
      }}
    >
      <SearchField
        label="Search products"
        placeholder="Search"
        hideLabel
        // Customers who open the search want to type. On the results page the search is always shown.
        autoFocus={!isOnResults}
        onFocus={() => void SearchSuggestions.preload()}
        shortcut="Control+K Meta+K"
        listId={listId}
        activeId={activeId}
        value={typed}
        onChange={(text) => {
          if (text.trim() !== '') forget()
          setTyped(text)
          setOpenAt(pathname)
          setActiveId('')
        }}
        onSubmit={search}
        submitLabel="Search"
        errorMessage={isRefused ? refusal : undefined}
      />
      {hasList && (
        <OptionalPart>
          <SearchSuggestions
            id={listId}
            around={bar}
            text={term}
            // The results page shows the products itself.
            term={isOnResults ? '' : searched}
            activeId={activeId}
            onActiveChange={setActiveId}
            onClose={close}
          />
        </OptionalPart>
      )}
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
