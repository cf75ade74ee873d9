import { routes } from '../routes.ts'
import type { Category, ProductClass, ProductType } from '../trade/catalogue/categoryTree.ts'

interface Crumb {
  readonly label: string
  readonly href?: string
}

interface Titled {
  readonly title: string
  /** The breadcrumbs, starting with Products. */
  readonly trail: readonly Crumb[]
}

export interface ListingPlace extends Titled {
  readonly level: 'listing'
  readonly category: Category
  readonly type: ProductType
  readonly productClass: ProductClass | undefined
}

/** The part of the catalogue that an address shows. */
export type Place =
  | (Titled & { readonly level: 'all' })
  | (Titled & { readonly level: 'category'; readonly category: Category })
  | ListingPlace
  | (Titled & { readonly level: 'unknown' })

const products: Crumb = { label: 'Products', href: routes.products.href() }
const notFound: Crumb = { label: 'Not found' }

/**
 * Finds the place in the catalogue for the ids of an address. Ids may be blank. If an id is not in the catalogue, the level
 * is `unknown`.
 */
export function locate(categories: readonly Category[], categoryId: string, typeId: string, classId: string): Place {
  if (categoryId === '') return { level: 'all', title: 'Browse Categories', trail: [products] }
  const category = categories.find((entry) => entry.id === categoryId)
  if (!category) return { level: 'unknown', title: 'Browse Categories', trail: [products, notFound] }

  const trail = [products, { label: category.name, href: routes.products.href(category.id) }]
  if (typeId === '') return { level: 'category', title: category.name, trail, category }
  const type = category.types.find((entry) => entry.id === typeId)
  const productClass = type?.classes.find((entry) => entry.id === classId)
  if (!type || (classId !== '' && !productClass)) {
    return { level: 'unknown', title: category.name, trail: [...trail, notFound] }
  }
  const typeCrumb = { label: type.name, href: routes.products.href(category.id, type.id) }
  return {
    level: 'listing',
    title: productClass?.name ?? `All ${type.name}`,
    trail: productClass ? [...trail, typeCrumb, { label: productClass.name }] : [...trail, typeCrumb],
    category,
    type,
    productClass,
  }
}
