import { announce, SearchField } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useEffect, useId, useRef, useState, useEffectEvent, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { OptionalPart } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { useScan } from '../foundation/scan/useScan.tsx'
import { useSession } from '../foundation/session/useSession.ts'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { useDebouncedText } from '../foundation/url/useDebouncedText.ts'
import { routes } from '../routes.ts'
import { recentSearches } from './suggestions/recentSearches.ts'

const fields = { value: addressText, page: addressPage }
/** The text of the field while it is empty, and of the button that opens the search. */
export const searchPrompt = { label: 'Search', more: 'products, orders …' } as const
const refusal = 'Please enter search term(s)'

/** Loaded when the search field gets the focus. */
const SearchSuggestions = lazyCode(async () => (await import('./suggestions/SearchSuggestions.tsx')).SearchSuggestions)

interface SearchBarProps {
  /** Called when the user hides the search. Omit it where the search is always shown. */
  readonly onHide?: () => void
  /** Called when the user goes on elsewhere on the page. */
  readonly onLeave?: () => void
}

/**
 * The search field for all products. On the results page, results change during typing; elsewhere Enter or Search opens the
 * results page. Suggestions appear below the field: recent searches while it is empty, otherwise what matches its text.
 */
export function SearchBar({ onHide, onLeave }: SearchBarProps) {
  const navigate = useNavigate()
  const session = useSession()
  const { pathname } = useLocation()
  const [{ value }, setAddress] = useAddressState(fields)
  const isOnResults = pathname === routes.search.path
  const shown = isOnResults ? value : ''
  const [searched, setSearched] = useState('')
  const [typed, setTyped] = useDebouncedText(shown, (term) => {
    // On the results page, only the parameters `value` and `page` change. All other parameters stay, such as the id of an
    // opened product.
    if (!isOnResults) setSearched(term)
    else if (term !== '') setAddress({ value: term, page: 1 }, { history: 'replace' })
  })
  const { bar, isRefused, refuse, forget } = useRefusal()
  // The path of the page on which suggestions were opened. On other paths they are closed.
  const [openAt, setOpenAt] = useState<string>()
  const [activeId, setActiveId] = useState('')
  const close = () => {
    setOpenAt(undefined)
    setActiveId('')
  }
  const listId = useId()
  const term = typed.trim()
  const hasList = openAt === pathname
  useSearchShortcut(() => bar.current?.querySelector('input')?.focus())

  const showRecent = () => {
    if (typed === '' && bar.current?.contains(document.activeElement)) setOpenAt(pathname)
  }
  const search = (text: string) => {
    close()
    if (text === '') return refuse()
    recentSearches.of(session).remember(text)
    void navigate(routes.search.href(text), { replace: isOnResults })
  }
  const scan = useScan(search)
  // The dialog that scans belongs to the search.
  const leave = () => !scan.isScanning && onLeave?.()
  usePressOutside(bar, leave)

  return (
    <>
      {/* The key events come from the field inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <search
        ref={bar}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return
          close()
          if (relatedTarget !== null) leave()
        }}
        onKeyDown={({ key }) => {
          // Reopens the list after Escape has closed it.
          if (key === 'ArrowDown') setOpenAt(pathname)
        }}
      >
        <SearchField
          label="Search products"
          placeholder={`${searchPrompt.label} ${searchPrompt.more}`}
          hideLabel
          // Customers who open the search field want to type, so it gets the focus. The results page always shows the field,
          // so there it does not take the focus.
          autoFocus={!isOnResults}
          onFocus={() => void SearchSuggestions.preload().then(showRecent)}
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
          onSubmit={() => search(term)}
          button={scan.button}
          submitLabel="Search"
          {...(onHide && { onHide })}
          errorMessage={isRefused ? refusal : undefined}
        />
        {hasList && (
          <OptionalPart>
            <SearchSuggestions
              id={listId}
              fieldContainer={bar}
              text={term}
              // The results page lists the products itself, so no products are suggested there.
              term={isOnResults ? '' : searched}
              activeId={activeId}
              onActiveChange={setActiveId}
              onClose={close}
            />
          </OptionalPart>
        )}
      </search>
      {scan.dialog}
    </>
  )
}

/** The error of a search without a term. It stays until the user types something. */
function useRefusal() {
  const bar = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0 || !bar.current) return
    // Screen readers read a field's error when the field gets the focus. If the field already has the focus, the error must
    // be announced.
    if (document.activeElement instanceof HTMLInputElement && bar.current.contains(document.activeElement)) {
      announce(refusal)
    } else bar.current.querySelector('input')?.focus()
  }, [refusals])
  return {
    bar,
    isRefused: refusals > 0,
    refuse: () => setRefusals((count) => count + 1),
    forget: () => setRefusals(0),
  }
}

function usePressOutside(part: RefObject<HTMLElement | null>, onPress: () => void): void {
  const pressed = useEffectEvent(onPress)
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && part.current?.contains(target) === false) pressed()
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  }, [part])
}

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Calls `open` for Ctrl+K or Cmd+K, unless the user is typing in a field or a dialog is open.
 * @param isOffered If false, the browser handles the keys.
 */
export function useSearchShortcut(open: () => void, isOffered = true): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    if (!isOffered) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return
      if (target instanceof Element && target.matches(typedInto)) return
      if (document.querySelector(dialogs) !== null) return
      event.preventDefault()
      openNow()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOffered])
}
