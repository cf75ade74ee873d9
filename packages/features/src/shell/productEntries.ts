import type { NavigationEntry } from '@trade-portal/design-system'
import type { Category } from '../trade/catalogue/categoryTree.ts'
import { routes } from '../routes.ts'

interface Ways {
  readonly hasOrderAgain: boolean
  readonly hasQuickOrder: boolean
}

/** The entries of the product menu: Order again, Quick order, then the categories with their types and classes. */
export function productEntries(categories: readonly Category[], { hasOrderAgain, hasQuickOrder }: Ways) {
  const { orderAgain, quickOrder } = routes
  const ways = [...(hasOrderAgain ? [orderAgain] : []), ...(hasQuickOrder ? [quickOrder] : [])]
  return [
    ...ways.map(({ title, href }): NavigationEntry => ({ kind: 'link', label: title, href: href() })),
    ...categories.map(entryOf),
  ]
}

function entryOf(category: Category): NavigationEntry {
  return {
    kind: 'link',
    label: category.name,
    href: routes.products.href(category.id),
    children: category.types.map((type) => ({
      kind: 'link',
      label: type.name,
      href: routes.products.href(category.id, type.id),
      children: type.classes.map((entry) => ({
        kind: 'link',
        label: entry.name,
        href: routes.products.href(category.id, type.id, entry.id),
      })),
    })),
  }
}
