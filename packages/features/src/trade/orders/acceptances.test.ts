import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored } from '../../foundation/storage/safeStorage.ts'
import { createAcceptances } from './acceptances.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))
afterEach(() => {
  clearStored()
  vi.useRealTimers()
})

test.each(['sent', 'accepted'] as const)('B32 a quote that was %s stays so, whatever the clock says', (state) => {
  vi.useFakeTimers()
  createAcceptances('kim').write('300001-0', state, Date.now())
  vi.setSystemTime(Date.now() + 400 * 24 * 60 * 60_000)
  expect(createAcceptances('kim').of('300001-0')).toMatchObject({ state })
})

test('B32 as many are kept as anybody needs, the latest', () => {
  const own = createAcceptances('kim')
  const other = createAcceptances('lee')
  for (let number = 0; number <= 40; number += 1) own.write(`${number}-0`, 'accepted', number)
  for (let number = 0; number <= 40; number += 1) other.write(`${number}-0`, 'accepted', number)
  own.refresh()
  expect(own.of('0-0')).toBeUndefined()
  expect(own.of('1-0')).toBeDefined()
  expect(own.of('40-0')).toBeDefined()
})

test('B32 an acceptance is open until its outcome is known, in all tabs of the user', () => {
  createAcceptances('kim').write('300001-0', 'sent', 1000)
  const { open, write } = createAcceptances('kim')
  expect(open()).toEqual([{ quote: '300001-0', state: 'sent', at: 1000 }])
  expect(createAcceptances('lee').open()).toEqual([])
  write('300001-0', 'accepted', 1000)
  expect(open()).toEqual([])
})

test('P04 A04 the records of an ended session stay as they are', () => {
  const ended = createAcceptances('kim')
  ended.write('300001-0', 'sent', 1000)
  ended.close()
  expect(ended.write('300002-0', 'sent', 1000)).toBe(false)
  clearStored(['tab', 'browser'], 'lasting')
  expect(createAcceptances('kim').of('300001-0')).toBeDefined()
  expect(createAcceptances('kim').of('300002-0')).toBeUndefined()
})
