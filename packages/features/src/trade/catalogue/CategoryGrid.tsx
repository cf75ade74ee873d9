import { EmptyState, IndexCard, IndexCards, Skeleton } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import type { Category } from './categoryTree.ts'

interface CategoryGridProps {
  readonly categories: readonly Category[]
  readonly level?: 2 | 3
}

export function CategoryGrid({ categories, level = 2 }: CategoryGridProps) {
  if (categories.length === 0) return <EmptyState isOnSheet title="No matching records." icon="tag" />
  return (
    <IndexCards label="Categories">
      {categories.map((category) => (
        <IndexCard
          key={category.id}
          level={level}
          name={category.name}
          image={category.image}
          href={routes.products.href(category.id)}
          links={category.types.map((type) => ({ name: type.name, href: routes.products.href(category.id, type.id) }))}
        />
      ))}
    </IndexCards>
  )
}

export function CategoriesSkeleton() {
  return (
    <IndexCards label="Products">
      <Skeleton shape="indexCard" count={8} />
    </IndexCards>
  )
}
