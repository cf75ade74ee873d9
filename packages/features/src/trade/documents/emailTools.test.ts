import { beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../testing/openSession.ts'
import { emailTools } from './emailTools.ts'

beforeEach(() => vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const open = (username = 'sam') => emailTools.of(openSession({ username }))
const invoice = (number: string) => ({ type: 'Invoice', number, suffix: '0' })

test('an e-mailed document has the day of its last e-mail', () => {
  const { markEmailed, tools } = open()
  const order = { ...invoice('1'), type: 'Order', amount: 500 }
  markEmailed([invoice('1'), order, { ...invoice('2'), type: 'CREDIT' }], '2026-11-02')
  markEmailed([invoice('1')], '2026-11-16')
  expect(tools().days).toEqual({ 'order 1-0': '2026-11-02', 'invoice 2-0': '2026-11-02', 'invoice 1-0': '2026-11-16' })
})

test('the documents that were e-mailed last stay marked', () => {
  const { markEmailed, tools } = open()
  markEmailed([invoice('old')], '2026-11-02')
  markEmailed(
    Array.from({ length: 5000 }, (_, number) => invoice(String(number))),
    '2026-11-16',
  )
  expect(Object.keys(tools().days)).toHaveLength(5000)
  expect(tools().days).not.toHaveProperty('invoice old-0')
})

test('only the same user sees what was e-mailed', () => {
  open().startWith('books@hargreaves.example')
  expect(open('kim').tools()).toEqual({ days: {}, recipients: '' })
})
