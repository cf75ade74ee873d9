import type { Caller } from '../createCaller.ts'
import type { Results } from '../queryArguments.ts'
import { breaks } from '../finding.ts'

const rowsPerPage = 2

/** Reads two small pages of one category. */
export async function checkPages(caller: Caller, { getProductCategories: menu = [] }: Results): Promise<void> {
  const entry = menu.find(({ categoryId }) => categoryId !== '')
  if (!entry) return
  const args = { searchCategory: entry.categoryId, incGST: false, rowsPerPage }
  const first = await caller.call('getProductsByCategoryTP', { ...args, page: 1 }, (products = []) =>
    products.length > rowsPerPage
      ? [
          breaks(
            `${products.length} products on a page of ${rowsPerPage}: rowsPerPage is ignored, and customers see products twice when they turn the page.`,
          ),
        ]
      : [],
  )
  if (!first || first.length < rowsPerPage) return
  const ids = new Set(first.map(({ productId }) => productId))
  await caller.call('getProductsByCategoryTP', { ...args, page: 2 }, (products = []) =>
    products.some(({ productId }) => ids.has(productId))
      ? [breaks('Page 2 shows products of page 1 again: customers never see the products after the first page.')]
      : [],
  )
}
