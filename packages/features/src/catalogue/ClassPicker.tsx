import { Select } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { classEntries } from './classEntries.ts'
import type { ListingPlace } from './locate.ts'

/** Filters the listing by class on screens that are too narrow for `ClassFilter`. */
export function ClassPicker({ place }: { place: ListingPlace }) {
  const navigate = useNavigate()
  const entries = classEntries(place)
  return (
    <Select
      label="FILTER SUBCATEGORIES"
      hideLabel
      // The values of the options are addresses, not ids, because the id of "All" is blank.
      value={entries.find(({ id }) => id === (place.productClass?.id ?? ''))?.href ?? ''}
      onChange={(href) => void navigate(href)}
      options={entries.map(({ name, href }) => ({ value: href, label: name }))}
    />
  )
}
