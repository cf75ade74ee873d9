import { expect, test } from 'vitest'
import { encode } from '../client.ts'
import { catalogue } from './catalogue.ts'

const known = { companyId: '1', deviceId: 'PORTAL', userName: 'sam' }

test.each([
  [{}, 10_000],
  [{ page: 1, rowsPerPage: 24 }, 24],
  [{ page: 3, rowsPerPage: 12, limit: 50 }, 12],
  [{ page: 2 }, 10_000],
])('The limit of rows is the page size, else 10,000: %j', (paging, limit) => {
  const args = { searchCategory: 'TIMBER', incGST: false, ...paging }
  expect(encode(catalogue.getProductsByCategoryTP, args, known)).toMatchObject({ ...paging, limit })
})
