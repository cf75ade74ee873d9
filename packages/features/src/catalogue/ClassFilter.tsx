import { Heading, Link, Stack } from '@trade-portal/design-system'
import { routes } from '../shared/addresses/routes.ts'
import type { ListingPlace } from './locate.ts'

/** Links that filter the listing by a class of its type. */
export function ClassFilter({ place: { category, type, productClass } }: { place: ListingPlace }) {
  const entries = [
    { id: '', name: `All ${type.name}`, href: routes.products.href(category.id, type.id) },
    ...type.classes.map((entry) => ({ ...entry, href: routes.products.href(category.id, type.id, entry.id) })),
  ]
  return (
    <nav aria-labelledby="class-filter">
      <Stack space="small">
        <Heading level={2} size="small" id="class-filter">
          FILTER SUBCATEGORIES
        </Heading>
        <Stack space="xsmall">
          {entries.map((entry) => (
            <Link key={entry.id} href={entry.href} variant="option" isCurrent={entry.id === (productClass?.id ?? '')}>
              {entry.name}
            </Link>
          ))}
        </Stack>
      </Stack>
    </nav>
  )
}
