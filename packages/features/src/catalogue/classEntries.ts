import { routes } from '../routes.ts'
import type { ListingPlace } from './locate.ts'

/** What a listing can be filtered by: all of its type first, with a blank id, then each class. */
export function classEntries({ category, type }: ListingPlace) {
  return [
    { id: '', name: `All ${type.name}`, href: routes.products.href(category.id, type.id) },
    ...type.classes.map(({ id, name }) => ({ id, name, href: routes.products.href(category.id, type.id, id) })),
  ]
}
