import { describe, expect, test } from 'vitest'
import { setUpCustomer } from '../testing/setUpCustomer.ts'

describe('the catalogue', () => {
  test('pages through a category without losing or repeating a product', async () => {
    const { api } = setUpCustomer()
    const all = await api.getProductsByCategoryTP({ incGST: false, searchCategory: 'TIMBER' })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        api.getProductsByCategoryTP({ incGST: false, searchCategory: 'TIMBER', page, rowsPerPage: 12 }),
      ),
    )
    expect(pages.flat().map(({ productId }) => productId)).toEqual(all.slice(0, 48).map(({ productId }) => productId))
  })

  test('finds the products that contain all words', async () => {
    const { api } = setUpCustomer()
    const found = await api.searchProductTP({ descString: 'h3 PINE 190', incGST: false })
    expect(found.map(({ name }) => name)).toEqual(['Treated Pine H3 MGP10 190 x 45 mm'])
  })
})
