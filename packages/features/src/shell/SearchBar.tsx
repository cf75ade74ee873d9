import { Button, focusFirstInvalid, Inline, SearchField, announce } from '@trade-portal/design-system'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressPage, addressText } from '../foundation/url/addressFields.ts'
import { routes } from '../routes.ts'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { useTypedText } from '../foundation/url/useTypedText.ts'
import { searchLabels } from './searchLabels.ts'

const fields = { value: addressText, page: addressPage }
const refusal = 'Please enter search term(s)'

export interface SearchBarProps {
  /** The field that stood here before; the results page has none. */
  readonly early: RefObject<HTMLInputElement | null>
  /** It is there, and that field can go. */
  readonly onCome: () => void
}

/** Searches all products. On the results page it searches while typing; elsewhere on Search or Enter. */
export function SearchBar({ early, onCome }: SearchBarProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [{ value }, setAddress] = useAddressState(fields)
  const isOnResults = pathname === routes.search.path
  const shown = isOnResults ? value : ''
  const [typed, setTyped] = useTypedText(shown, (term) => {
    // What else is in the address stays, such as a product that was opened meanwhile.
    if (isOnResults && term !== '') setAddress({ value: term, page: 1 }, { history: 'replace' })
  })
  const { bar, isRefused, refuse, forget } = useRefusal()

  const search = () => {
    const term = typed.trim()
    if (term === '') refuse()
    else void navigate(routes.search.href(term), { replace: isOnResults })
  }

  const takeOver = useEffectEvent(() => {
    onCome()
    const before = early.current
    const field = bar.current?.querySelector('input')
    if (!before || !field) return
    const { value, selectionStart, selectionEnd } = before
    setTyped(value)
    // Before the other goes: a key pressed in between would be lost.
    if (before === document.activeElement) field.focus()
    // When the text is there, which React renders before anything else.
    queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd))
  })
  // Before it is painted, so that the letters do not disappear.
  useLayoutEffect(() => takeOver(), [])

  return (
    <search ref={bar}>
      <Inline space="small" align="start">
        <SearchField
          {...searchLabels}
          hideLabel
          value={typed}
          onChange={(text) => {
            if (text.trim() !== '') forget()
            setTyped(text)
          }}
          onSubmit={search}
          errorMessage={isRefused ? refusal : undefined}
        />
        <Button onPress={search}>Search</Button>
      </Inline>
    </search>
  )
}

/** An empty search is an error of the field, and stays one until something is typed. */
function useRefusal() {
  const bar = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals === 0 || !bar.current) return
    // A field that takes the focus is read with its error; one that has it already is not read again.
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
