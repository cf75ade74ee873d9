import { Heading, Link, Select, Stack } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { useAddressState } from '../foundation/url/useAddressState.ts'
import { routes } from '../routes.ts'
import { stockFields, stockQuery } from '../trade/catalogue/InStockOnly.tsx'
import type { ListingPlace } from './locate.ts'

export function ClassFilter({ place }: { place: ListingPlace }) {
  const entries = useClassEntries(place)
  return (
    <nav aria-labelledby="class-filter">
      <Stack space="xsmall">
        <Heading level={2} size="caption" id="class-filter">
          FILTER SUBCATEGORIES
        </Heading>
        <Stack as="ul" space="none">
          {entries.map((entry) => (
            <Link
              key={entry.id}
              href={entry.href}
              variant="option"
              isCurrent={entry.id === (place.productClass?.id ?? '')}
            >
              {entry.name}
            </Link>
          ))}
        </Stack>
      </Stack>
    </nav>
  )
}

/** Filters the listing by class on screens that are too narrow for `ClassFilter`. */
export function ClassPicker({ place }: { place: ListingPlace }) {
  const navigate = useNavigate()
  const entries = useClassEntries(place)
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

/**
 * The options of the class filter: first all products of the type, with a blank id, then each class. They keep whether only
 * products in stock are shown.
 */
function useClassEntries({ category, type }: ListingPlace) {
  const [{ inStock }] = useAddressState(stockFields)
  return [{ id: '', name: `All ${type.name}` }, ...type.classes].map(({ id, name }) => ({
    id,
    name,
    href: routes.products.href(category.id, type.id, id) + stockQuery(inStock),
  }))
}
