import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { clearStored, forgetCopies, keepAfterSignOut, setKeepsTools } from '../storage/safeStorage.ts'
import { userRecords } from './userRecords.ts'

const item = v.object({ id: v.string(), step: v.number() })
type Item = v.InferOutput<typeof item>
const records = userRecords(
  'records',
  {
    schema: item,
    keyOf: ({ id }) => id,
    device: { merge: (a, b) => (b.step > a.step ? b : a), afterSignOut: () => undefined },
  },
  () => ({}),
)
/** Opens the records like a page that has just been loaded. */
const open = (username: string) => records.open({ username, rememberMe: false }).value
const write = (username: string, items: Item[]) => open(username).change(() => items)
const read = (username: string) => open(username).current()

const key = 'trade-portal.lasting.records'
let browser: MemoryStorage
let tab: MemoryStorage

/** Switches to the tab with this sessionStorage. All tabs have the same localStorage. */
const useTab = (storage: typeof tab) =>
  vi.stubGlobal('window', {
    localStorage: browser,
    sessionStorage: storage,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  })

beforeEach(() => {
  browser = new MemoryStorage()
  tab = new MemoryStorage()
  useTab(tab)
})
afterEach(() => clearStored())

test('records too large for localStorage are stored for the tab', () => {
  write('kim', [{ id: 'a', step: 1 }])
  browser.room = 60
  write('lee', [{ id: 'b', step: 1 }])
  write('kim', [{ id: 'a', step: 2 }])
  expect(read('kim')).toEqual([{ id: 'a', step: 2 }])
  expect(read('lee')).toEqual([{ id: 'b', step: 1 }])
  expect([...browser.entries.keys(), ...tab.entries.keys()]).toEqual([key, `${key}.copy`])
})

test('records that several tabs have stored are merged', () => {
  const [a, b] = [(step: number) => ({ id: 'a', step }), (step: number) => ({ id: 'b', step })]
  browser.room = 10
  write('kim', [a(1), b(3)])
  browser.room = Infinity
  useTab(new MemoryStorage())
  write('kim', [a(2), b(2)])
  useTab(tab)
  expect(read('kim')).toEqual([a(2), b(3)])
  open('kim')
  useTab(new MemoryStorage())
  expect(read('kim')).toEqual([a(2), b(3)])
  expect(tab.entries.size).toBe(0)
})

test('records without storage stay in memory until the page closes', () => {
  browser.room = 0
  tab.room = 0
  write('kim', [{ id: 'a', step: 1 }])
  expect(read('kim')).toEqual([{ id: 'a', step: 1 }])
  forgetCopies()
  expect(read('kim')).toEqual([])
})

test('records of another portal version are kept, but not read', () => {
  const foreign = [{ username: 'kim', id: 7 }, { username: 'lee', kind: 'new' }, 'nobody']
  browser.setItem(key, JSON.stringify(foreign))
  expect(read('kim')).toEqual([])
  write('kim', [{ id: 'a', step: 1 }])
  expect(JSON.parse(browser.entries.get(key) ?? '')).toEqual([
    { username: 'kim', id: 'a', step: 1 },
    ...foreign.slice(0, 2),
  ])
})

test('the latest 40 records of each user are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, step: 1 }))
  write('kim', many)
  write('lee', many)
  expect(read('kim')).toHaveLength(40)
  expect(read('lee')).toEqual(many.slice(0, 40))
})

test('tools outlive a sign-out only for users who keep them', () => {
  const tools = userRecords('tools', { schema: item, keyOf: ({ id }) => id, isTool: true }, () => ({}))
  const own = (username: string) => tools.open({ username, rememberMe: false }).value
  const one = { id: 'a', step: 1 }
  const signOut = (username: string) => clearStored(['tab', 'browser'], keepAfterSignOut(username))

  own('kim').put(one)
  expect(browser.entries.size).toBe(0)
  setKeepsTools('kim', 'tab', true)
  expect(tab.entries.size).toBe(0)
  signOut('kim')
  expect(own('kim').current()).toEqual([one])

  own('lee').put(one)
  expect(own('kim').current()).toEqual([one])
  signOut('lee')
  expect(own('lee').current()).toEqual([])

  setKeepsTools('kim', 'tab', false)
  expect(own('kim').current()).toEqual([one])
  signOut('kim')
  expect([...browser.entries.keys(), ...tab.entries.keys()]).toEqual([])
})
