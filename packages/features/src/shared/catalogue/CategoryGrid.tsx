import { EmptyState, IndexCard, IndexCards } from '@trade-portal/design-system'
import { routes } from '../addresses/routes.ts'
import type { Category } from './categoryTree.ts'

/** All categories, each with its types. */
export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  if (categories.length === 0) return <EmptyState title="No matching records." icon="tag" />
  return (
    <IndexCards>
      {categories.map((category) => (
        <IndexCard
          key={category.id}
          name={category.name}
          image={category.image}
          href={routes.products.href(category.id)}
          links={category.types.map((type) => ({ name: type.name, href: routes.products.href(category.id, type.id) }))}
        />
      ))}
    </IndexCards>
  )
}
