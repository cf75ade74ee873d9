import type { Product } from '@trade-portal/supplier-api'
import type { Caller } from '../createCaller.ts'
import { breaks } from '../finding.ts'
import type { Results } from '../queryArguments.ts'

const rowsPerPage = 2

/** Reads two small pages of one category, to check that the server splits the list into pages. */
export async function checkPages(caller: Caller, { getProductCategories: menu = [] }: Results): Promise<void> {
  const entry = menu.find(({ categoryId }) => categoryId !== '')
  if (!entry) return
  const args = { searchCategory: entry.categoryId, incGST: false, rowsPerPage }
  const first = await caller.call('getProductsByCategoryTP', { ...args, page: 1 }, (products = []) => {
    // Repeated products are counted only once, because `checkResponse` reports them.
    const { size } = idsOf(products)
    return size > rowsPerPage
      ? [
          breaks(
            `${size} products on a page of ${rowsPerPage}: rowsPerPage is ignored, and customers see more products on a page than it says.`,
          ),
        ]
      : []
  })
  if (!first || first.length < rowsPerPage) return
  const ids = idsOf(first)
  await caller.call('getProductsByCategoryTP', { ...args, page: 2 }, (products = []) =>
    products.some(({ productId }) => ids.has(productId))
      ? [breaks('Page 2 shows products of page 1 again: customers never see the products after the first page.')]
      : [],
  )
}

const idsOf = (products: readonly Product[]) => new Set(products.map(({ productId }) => productId))
