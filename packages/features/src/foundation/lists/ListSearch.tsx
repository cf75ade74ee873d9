import { SearchField } from '@trade-portal/design-system'
import { useDebouncedText } from '../url/useDebouncedText.ts'

interface ListSearchProps {
  readonly label: string
  /**
   * A text such as "Search all by number, job …", short enough for a phone. It says "all", because the browser's own search
   * only finds rendered rows.
   */
  readonly placeholder: string
  readonly search: string
  /** Called with the typed text after a pause in typing. */
  readonly onSearch: (search: string) => void
}

/** The search field of a list. It keeps the typed text in its own state, so that typing renders nothing else. */
export function ListSearch({ label, placeholder, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useDebouncedText(search, onSearch)
  return (
    <search aria-label={label}>
      <SearchField label={label} placeholder={placeholder} value={typed} onChange={setTyped} maxLength={200} />
    </search>
  )
}
