import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../testing/MemoryStorage.ts'
import { clearStored } from '../storage/safeStorage.ts'
import { endOfUnstoredSession, readSessionRecord, writeSessionRecord } from './sessionRecord.ts'

const key = 'trade-portal.session'
const record = { sessionId: 's1', username: 'sam', rememberMe: false }
let tab: MemoryStorage
let browser: MemoryStorage

beforeEach(() => {
  tab = new MemoryStorage()
  browser = new MemoryStorage()
  vi.stubGlobal('window', { sessionStorage: tab, localStorage: browser })
})
afterEach(() => clearStored())

test('A12 a session record is stored in exactly one storage', () => {
  writeSessionRecord(record)
  expect([tab.entries.has(key), browser.entries.has(key)]).toEqual([true, false])
  writeSessionRecord({ ...record, rememberMe: true })
  expect([tab.entries.has(key), browser.entries.has(key)]).toEqual([false, true])
})

test('A11 the session of the tab is preferred to a remembered one', () => {
  browser.setItem(key, JSON.stringify({ ...record, sessionId: 'remembered', rememberMe: true }))
  tab.setItem(key, JSON.stringify(record))
  expect(readSessionRecord()?.sessionId).toBe('s1')
})

test.each(['{bad', 'null', '[]', '{"sessionId":123}', '{"sessionId":"","username":"a","rememberMe":true}', ''])(
  'A10 the invalid session record %s is removed',
  (text) => {
    tab.setItem(key, text)
    expect(readSessionRecord()).toBeUndefined()
    expect(tab.entries.has(key)).toBe(false)
  },
)

test('F01 a session is kept in memory if the storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal(
    'window',
    Object.defineProperties({}, { sessionStorage: { get: blocked }, localStorage: { get: blocked } }),
  )
  writeSessionRecord(record)
  expect(readSessionRecord()).toEqual(record)
  expect(endOfUnstoredSession(record)).toBe('reload')
  clearStored()
  expect(readSessionRecord()).toBeUndefined()
})

test('F02 a session is kept in memory if the storage is full', () => {
  tab.room = 0
  writeSessionRecord(record)
  expect(readSessionRecord()).toEqual(record)
})

test('F06 without localStorage, a remembered session ends with its tab', () => {
  browser.room = 0
  const remembered = { ...record, rememberMe: true }
  writeSessionRecord(remembered)
  expect(readSessionRecord()).toEqual(remembered)
  expect(endOfUnstoredSession(remembered)).toBe('close')
  expect(tab.entries.size).toBe(1)
})
