import { SearchField } from '@trade-portal/design-system'
import { useTypedText } from '../url/useTypedText.ts'

export interface ListSearchProps {
  readonly label: string
  /** Says where it looks: "Search all rows by number or job". The browser's own search finds only rows that are drawn. */
  readonly placeholder: string
  /** The search in effect. */
  readonly search: string
  /** Called after a pause in typing. */
  readonly onSearch: (search: string) => void
}

/** The search of a list. It holds what is typed, so that a letter renders nothing else. */
export function ListSearch({ label, placeholder, search, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useTypedText(search, onSearch)
  return (
    <search aria-label={label}>
      <SearchField label={label} placeholder={placeholder} value={typed} onChange={setTyped} maxLength={200} />
    </search>
  )
}
