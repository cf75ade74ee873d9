import { LinkCards, Skeleton } from '@trade-portal/design-system'

/** In place of categories or types that are loading. */
export function CategoriesSkeleton() {
  return (
    <LinkCards>
      <Skeleton shape="linkCard" count={8} />
    </LinkCards>
  )
}
