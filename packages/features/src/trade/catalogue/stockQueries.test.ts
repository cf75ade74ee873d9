import type { Product } from '@trade-portal/supplier-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operationQuery } from '../../foundation/api/operationQuery.ts'
import { openSession } from '../../testing/openSession.ts'
import { productQuery, searchQuery } from './productQueries.ts'
import { knownStock, stockValidForMs } from './stockQueries.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const screw: Product = {
  productId: 'FX1',
  name: 'Screw',
  description: '',
  image: '',
  pictures: [],
  stockStatus: 'InStock',
  prices: { rrp: null, trade: null, best: null, customer: null },
  units: ['EA'],
  isTally: false,
  files: [],
}
const fewScrews: Product = { ...screw, stockStatus: 'LowStock' }
const nail: Product = { ...screw, productId: 'FX2', stockStatus: 'SpecialOrder' }

test('the last answer about a product says what is in stock', () => {
  const session = openSession()
  const { api, queryClient } = session
  queryClient.setQueryData(searchQuery(api, 'screw', false).queryKey, [screw, nail])
  const known = knownStock.of(session)
  expect(['FX1', 'FX2', 'FX3'].map(known.of)).toEqual(['InStock', 'SpecialOrder', null])
  vi.advanceTimersByTime(1000)
  queryClient.setQueryData(productQuery(api, 'FX1', false).queryKey, fewScrews)
  queryClient.setQueryData(productQuery(api, 'FX3', false).queryKey, null)
  expect(['FX1', 'FX2', 'FX3'].map(known.of)).toEqual(['LowStock', 'SpecialOrder', null])
  queryClient.setQueryData(
    operationQuery(api, 'getProductsByCategoryTP', { incGST: false, searchCategory: 'F' }).queryKey,
    [{ ...nail, stockStatus: null }],
  )
  expect(known.of('FX2')).toBeNull()
})

test('an answer says nothing about the stock after half an hour', () => {
  const session = openSession()
  session.queryClient.setQueryData(searchQuery(session.api, 'screw', false).queryKey, [screw])
  const known = knownStock.of(session)
  vi.advanceTimersByTime(stockValidForMs - 1)
  expect(known.of('FX1')).toBe('InStock')
  vi.advanceTimersByTime(1)
  expect(known.of('FX1')).toBeNull()
})
