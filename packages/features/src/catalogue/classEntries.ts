import { routes } from '../routes.ts'
import type { ListingPlace } from './locate.ts'

/** The options of the class filter: first all products of the type, with a blank id, then each class. */
export function classEntries({ category, type }: ListingPlace) {
  return [
    { id: '', name: `All ${type.name}`, href: routes.products.href(category.id, type.id) },
    ...type.classes.map(({ id, name }) => ({ id, name, href: routes.products.href(category.id, type.id, id) })),
  ]
}
