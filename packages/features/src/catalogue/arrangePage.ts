import type { Product } from '@trade-portal/supplier-api'

type Row = Pick<Product, 'productId'>

interface PageAnswers<Found extends Row> {
  /** The page number, counted from 1. */
  readonly page: number
  readonly pageSize: number
  /** The supplier's answer for this page. */
  readonly current: readonly Found[]
  /** The supplier's answer for the next page; undefined while it is loading or after a failure. */
  readonly next: readonly Found[] | undefined
  readonly hasNextFailed: boolean
}

/**
 * The products of a page, and whether there is a next page. Some suppliers ignore `page` and return the same products for
 * every page. If those are more than one page holds, they are all products, and this function cuts out the page. Otherwise
 * they are the only page.
 */
export function arrangePage<Found extends Row>({ page, pageSize, current, next, hasNextFailed }: PageAnswers<Found>) {
  const isRepeated = next !== undefined && current.length > 0 && bringsNothingNew(current, next)
  const isLonger = current.length > pageSize
  if (isLonger && (next === undefined || isRepeated)) {
    const end = page * pageSize
    return { products: current.slice(end - pageSize, end), hasNext: current.length > end }
  }
  if (next !== undefined) return { products: current, hasNext: next.length > 0 && !isRepeated }
  // If the next page failed to load, Next stays enabled, so that customers can open the page and see the error there. While
  // the next page loads, Next is enabled if the current page is full. Otherwise the customer might press Next while it is
  // briefly disabled.
  return { products: current, hasNext: current.length > 0 && (hasNextFailed || current.length === pageSize) }
}

function bringsNothingNew(current: readonly Row[], next: readonly Row[]): boolean {
  const ids = new Set(current.map(({ productId }) => productId))
  return next.every(({ productId }) => ids.has(productId))
}
