import { describe, expect, test, vi } from 'vitest'
import { createSorting } from './createSorting.ts'

const rows = [{ size: 3 }, { size: 1 }, { size: 2 }]

describe('sorting by columns', () => {
  const sizeOf = vi.fn(({ size }: { size: number }) => size)
  const sorting = () => createSorting(rows, [{ key: 'size', sortBy: sizeOf }, { key: 'note' }])

  test('each order is worked out once', () => {
    const { order } = sorting()
    const ascending = order({ key: 'size', direction: 'ascending' })
    expect(ascending).toEqual([1, 2, 0])
    expect(order({ key: 'size', direction: 'descending' })).toEqual([0, 2, 1])
    expect(order({ key: 'size', direction: 'ascending' })).toBe(ascending)
  })

  test('a column that is not there or cannot be sorted has no order', () => {
    const { order } = sorting()
    expect(order({ key: 'note', direction: 'ascending' })).toBeNull()
    expect(order({ key: 'gone', direction: 'ascending' })).toBeNull()
  })

  test('what is prepared is not worked out again', () => {
    const { order, prepare } = sorting()
    sizeOf.mockClear()
    for (const step of prepare) step()
    expect(sizeOf).toHaveBeenCalledTimes(rows.length)
    expect(order({ key: 'size', direction: 'ascending' })).toEqual([1, 2, 0])
    expect(sizeOf).toHaveBeenCalledTimes(rows.length)
  })
})
