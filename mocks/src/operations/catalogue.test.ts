import { expect, test } from 'vitest'
import { setUpCustomer } from '../testing/setUpCustomer.ts'

test.each([
  ['a type', { searchCategory: 'TIMBER', searchType: 'STRUCTURAL' }],
  ['a search in all categories', { searchCategory: '', searchString: 'pine' }],
])('only products in stock: %s leaves out special orders', async (_, wanted) => {
  const { api } = setUpCustomer()
  const all = await api.getProductsByCategoryTP({ ...wanted, incGST: false })
  const inStock = await api.getProductsByCategoryTP({ ...wanted, incGST: false, inStockOnly: true })
  expect(inStock).toEqual(all.filter(({ stockStatus }) => stockStatus !== 'SpecialOrder'))
  expect(inStock.length).toBeLessThan(all.length)
})
