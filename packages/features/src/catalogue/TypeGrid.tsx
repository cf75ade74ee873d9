import { EmptyState, IndexCard, IndexCards } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import type { Category } from '../trade/catalogue/categoryTree.ts'

/** The types of a category, each with its classes. */
export function TypeGrid({ category }: { category: Category }) {
  if (category.types.length === 0) return <EmptyState isOnSheet title="No matching records." icon="tag" />
  return (
    <IndexCards label={category.name}>
      {category.types.map((type) => (
        <IndexCard
          key={type.id}
          name={type.name}
          image={type.image}
          href={routes.products.href(category.id, type.id)}
          links={type.classes.map((entry) => ({
            name: entry.name,
            href: routes.products.href(category.id, type.id, entry.id),
          }))}
        />
      ))}
    </IndexCards>
  )
}
