import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { clearStored, forgetCopies } from './safeStorage.ts'
import { userRecords } from './userRecords.ts'

const item = v.object({ id: v.string(), step: v.number() })
const records = userRecords<v.InferOutput<typeof item>>('records', {
  parse: (value) => (v.is(item, value) ? v.parse(item, value) : undefined),
  keyOf: ({ id }) => id,
  further: (a, b) => (b.step > a.step ? b : a),
})
const key = 'trade-portal.lasting.records'
let browser: MemoryStorage
let tab: MemoryStorage

/** Another tab has the same localStorage and a storage of its own. */
const useTab = (storage: typeof tab) => vi.stubGlobal('window', { localStorage: browser, sessionStorage: storage })

beforeEach(() => {
  browser = new MemoryStorage()
  tab = new MemoryStorage()
  useTab(tab)
})
afterEach(() => clearStored())

test('F02 what a full localStorage has no room for is in this tab, with the records of others', () => {
  records.write('kim', [{ id: 'a', step: 1 }])
  browser.room = 60
  records.write('lee', [{ id: 'b', step: 1 }])
  const later = [
    { id: 'c', step: 1 },
    { id: 'a', step: 2 },
  ]
  records.write('kim', later)
  expect(records.read('kim')).toEqual(later)
  expect(records.read('lee')).toEqual([{ id: 'b', step: 1 }])
  expect([...browser.entries.keys(), ...tab.entries.keys()]).toEqual([key, `${key}.copy`])
})

test('F02 G04 what other tabs store meanwhile is merged, and the further record counts', () => {
  browser.room = 10
  records.write('kim', [
    { id: 'a', step: 1 },
    { id: 'b', step: 3 },
  ])
  browser.room = Infinity
  useTab(new MemoryStorage())
  records.write('kim', [
    { id: 'a', step: 2 },
    { id: 'b', step: 2 },
  ])
  useTab(tab)
  const merged = [
    { id: 'a', step: 2 },
    { id: 'b', step: 3 },
  ]
  expect(records.read('kim')).toEqual(merged)
  records.share('kim')
  useTab(new MemoryStorage())
  expect(records.read('kim')).toEqual(merged)
  expect(tab.entries.size).toBe(0)
})

test('F02 where this tab has no room either, they are in memory until the page closes', () => {
  browser.room = 0
  tab.room = 0
  records.write('kim', [{ id: 'a', step: 1 }])
  expect(records.read('kim')).toEqual([{ id: 'a', step: 1 }])
  forgetCopies()
  expect(records.read('kim')).toEqual([])
})

test('I03 what another version has stored stays, unread', () => {
  const foreign = [{ username: 'kim', id: 7 }, { username: 'lee', kind: 'new' }, 'nobody']
  browser.setItem(key, JSON.stringify(foreign))
  expect(records.read('kim')).toEqual([])
  records.write('kim', [{ id: 'a', step: 1 }])
  expect(JSON.parse(browser.entries.get(key) ?? '')).toEqual([
    { username: 'kim', id: 'a', step: 1 },
    ...foreign.slice(0, 2),
  ])
})

test('B05 of each user the latest are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `${index}`, step: 1 }))
  records.write('kim', many)
  records.write('lee', many)
  expect(records.read('kim')).toHaveLength(40)
  expect(records.read('lee')).toEqual(many.slice(0, 40))
})
