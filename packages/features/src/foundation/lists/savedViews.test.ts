import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { clearStored, keepAll, lastingKey, writeStored } from '../storage/safeStorage.ts'
import { maxViews, savedViews, viewQuery, type SavedView } from './savedViews.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const open = (username = 'sam', rememberMe = true) => savedViews.of(openSession({ username, rememberMe }))

const view = (name: string, query = 'search=henderson', list = '/orders'): SavedView => ({ list, name, query })
const names = (views: readonly SavedView[]) => views.map(({ name }) => name)

test('views are sorted by name, and names are unique in a list', () => {
  const kept = open()
  for (const name of ['Overdue, Henderson St', 'Lot 12', 'Lot 13']) kept.save(view(name))
  kept.save(view(' lot  12', 'sort=amount'))
  kept.save(view('Lot 12', 'search=x', '/invoices'))
  kept.forget(view('Lot 13'))
  const saved = [
    view(' lot  12', 'sort=amount'),
    view('Lot 12', 'search=x', '/invoices'),
    view('Overdue, Henderson St'),
  ]
  expect(kept.current()).toEqual(saved)
  expect(open().current()).toEqual(saved)
})

test(`a list has at most ${maxViews} views, which can be replaced`, () => {
  const kept = open()
  for (let lot = 1; lot <= maxViews + 1; lot += 1) kept.save(view(`Lot ${lot}`))
  expect(kept.current()).toHaveLength(maxViews)
  expect(names(kept.current())).not.toContain(`Lot ${maxViews + 1}`)
  kept.save(view('lot 1', 'sort=amount'))
  expect(kept.current()).toContainEqual(view('lot 1', 'sort=amount'))
  kept.save(view('Of another list', 'sort=amount', '/invoices'))
  expect(kept.current()).toHaveLength(maxViews + 1)
})

test('a second user sees no earlier views; saving replaces them', () => {
  open().save(view('Lot 12'))
  const other = open('kim')
  expect(other.current()).toEqual([])
  other.save(view('Lot 99'))
  expect(open().current()).toEqual([])
})

test.each([true, false])('views outlive a session but not Sign Out (remembered: %s)', (isRemembered) => {
  const session = openSession({ rememberMe: isRemembered })
  savedViews.of(session).save(view('Lot 12'))
  clearStored(['tab', 'browser'], keepAll)
  expect(names(open('sam', isRemembered).current())).toEqual(['Lot 12'])
  session.close()
  clearStored()
  savedViews.of(session).save(view('Lot 13'))
  expect(open('sam', isRemembered).current()).toEqual([])
})

test('saving a view keeps views that another tab has saved', () => {
  const [here, there] = [open(), open()]
  there.save(view('Lot 12'))
  here.save(view('Lot 13'))
  expect(names(here.current())).toEqual(['Lot 12', 'Lot 13'])
})

test.each([
  ['a text', 'views'],
  ['a view without a name', [{ username: 'sam', list: '/orders', name: '', query: 'search=x' }]],
  ['a query that is too long', [{ username: 'sam', ...view('Lot 12', 'x'.repeat(2001)) }]],
])('stored views that are invalid are ignored: %s', (_, value) => {
  writeStored('browser', lastingKey('views'), value)
  expect(open().current()).toEqual([])
})

test.each([
  ['?row=500001-0', ''],
  ['?page=3&inStock=on', 'inStock=on'],
  ['?sort=-amount&search=a%20b&row=500001-0', 'search=a+b&sort=-amount'],
  [`?search=${'x'.repeat(2001)}`, ''],
])('the URL query %j is saved as the view %j', (search, query) => {
  expect(viewQuery(search)).toBe(query)
})
