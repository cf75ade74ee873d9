import { Heading, Link, Stack } from '@trade-portal/design-system'
import { classEntries } from './classEntries.ts'
import type { ListingPlace } from './locate.ts'

/** Links that filter the listing by a class of its type. */
export function ClassFilter({ place }: { place: ListingPlace }) {
  return (
    <nav aria-labelledby="class-filter">
      <Stack space="xsmall">
        <Heading level={2} size="small" id="class-filter">
          FILTER SUBCATEGORIES
        </Heading>
        <Stack as="ul" space="none">
          {classEntries(place).map((entry) => (
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
