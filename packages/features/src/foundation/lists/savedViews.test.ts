import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { keepAll } from '../session/lastingValues.ts'
import { clearStored, writeStored, lastingKey } from '../storage/safeStorage.ts'
import { maxViews, savedViews, viewQuery, type SavedView } from './savedViews.ts'

vi.mock('../failures/toasts.ts', () => ({
  toasts: { error: vi.fn(), success: vi.fn(), messages: { forget: vi.fn() } },
}))

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const open = (username = 'sam', rememberMe = true) => savedViews.of(openSession({ username, rememberMe }))

const view = (name: string, query = 'search=henderson', list = '/orders'): SavedView => ({ list, name, query })
const names = (views: readonly SavedView[]) => views.map(({ name }) => name)

test('views stand in the order of their names, those of another list apart', () => {
  const kept = open()
  kept.save(view('Overdue, Henderson St'))
  kept.save(view('lot 12'))
  kept.save(view('Lot 12', 'search=x', '/invoices'))
  expect(names(kept.current())).toEqual(['lot 12', 'Lot 12', 'Overdue, Henderson St'])
})

test('a view of the same name is replaced, whatever its letter case and spaces', () => {
  const kept = open()
  kept.save(view('Lot 12'))
  kept.save(view(' lot  12', 'sort=amount'))
  expect(kept.current()).toEqual([view(' lot  12', 'sort=amount')])
})

test(`a list has at most ${maxViews} views: another is not saved, but one of them can be replaced`, () => {
  const kept = open()
  for (let lot = 1; lot <= maxViews + 1; lot += 1) kept.save(view(`Lot ${lot}`))
  expect(kept.current()).toHaveLength(maxViews)
  expect(names(kept.current())).not.toContain(`Lot ${maxViews + 1}`)
  kept.save(view('lot 1', 'sort=amount'))
  expect(kept.current()).toContainEqual(view('lot 1', 'sort=amount'))
  kept.save(view('Of another list', 'sort=amount', '/invoices'))
  expect(kept.current()).toHaveLength(maxViews + 1)
})

test('a deleted view is gone, also for the next session', () => {
  const kept = open()
  kept.save(view('Lot 12'))
  kept.save(view('Lot 13'))
  kept.forget(view('Lot 12'))
  expect(names(kept.current())).toEqual(['Lot 13'])
  expect(names(open().current())).toEqual(['Lot 13'])
})

test('A06 another user on the device gets none, and replaces what was there', () => {
  open().save(view('Lot 12'))
  const other = open('kim')
  expect(other.current()).toEqual([])
  other.save(view('Lot 99'))
  expect(open().current()).toEqual([])
})

test.each([true, false])('they outlive a session that expires, and are gone after Sign Out (remembered: %s)', (me) => {
  open('sam', me).save(view('Lot 12'))
  clearStored(['tab', 'browser'], keepAll)
  expect(names(open('sam', me).current())).toEqual(['Lot 12'])
  clearStored()
  expect(open('sam', me).current()).toEqual([])
})

test('nothing is written after the session has ended', () => {
  const session = openSession()
  const kept = savedViews.of(session)
  session.close()
  clearStored()
  kept.save(view('Lot 12'))
  expect(open().current()).toEqual([])
})

test('views that another tab has saved meanwhile are kept', () => {
  const [here, there] = [open(), open()]
  there.save(view('Lot 12'))
  here.save(view('Lot 13'))
  expect(names(here.current())).toEqual(['Lot 12', 'Lot 13'])
})

test.each([
  ['text', 'views'],
  ['an object', { __proto__: { list: '/orders' } }],
  ['a view without a name', [{ username: 'sam', list: '/orders', name: '', query: 'search=x' }]],
  ['a name that is too long', [{ username: 'sam', ...view('x'.repeat(61)) }]],
  ['a number for a query', [{ username: 'sam', list: '/orders', name: 'Lot 12', query: 12 }]],
  ['a query that is too long', [{ username: 'sam', ...view('Lot 12', 'x'.repeat(2001)) }]],
])('F04 what the storage holds is ignored where it is %s', (_, value) => {
  writeStored('browser', lastingKey('views'), value)
  expect(open().current()).toEqual([])
})

test.each([
  ['', ''],
  ['?row=500001-0', ''],
  ['?search=henderson&row=500001-0', 'search=henderson'],
  ['?sort=-amount&search=a+b', 'search=a+b&sort=-amount'],
  ['?search=a%20b&sort=-amount', 'search=a+b&sort=-amount'],
  [`?search=${'x'.repeat(2001)}`, ''],
])('the view of the address %j is %j', (search, query) => {
  expect(viewQuery(search)).toBe(query)
})
