import { IndexCards, Skeleton } from '@trade-portal/design-system'

/** Placeholder for categories or types that are loading. */
export function CategoriesSkeleton() {
  return (
    <IndexCards label="Products">
      <Skeleton shape="indexCard" count={8} />
    </IndexCards>
  )
}
