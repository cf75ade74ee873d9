import fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { documentKeyOf, readDocument } from './documentAddress.ts'
import { routes } from './routes.ts'
import { routeAt, safeInternalPath } from './safeInternalPath.ts'

test.each([
  ['SO-100234-1', { number: 'SO-100234', suffix: '1' }],
  ['00012345678901234567-00', { number: '00012345678901234567', suffix: '00' }],
  ['0-1', { number: '0', suffix: '1' }],
  ['1-', { number: '1', suffix: '' }],
  ['61%2F198-0', { number: '61/198', suffix: '0' }],
  ['100%-0', { number: '100%', suffix: '0' }],
])('the path segment %s is parsed as a number and a suffix', (segment, key) => {
  expect(readDocument(segment)).toEqual(key)
})

test.each([undefined, '', '123', ' -1', '000-00', `${'9'.repeat(201)}-0`])(
  'the path segment %s names no document',
  (segment) => {
    expect(readDocument(segment)).toBeUndefined()
  },
)

test('the URL of any document is parsed as that document', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const number = fc.oneof(
    text,
    fc.constantFrom('SO-812/5', 'Q+77', 'SO 9', '61/198', '..', '%2F', '%252F', 'a\\b', '?x#y'),
  )
  fc.assert(
    fc.property(number, text, (typed, suffix) => {
      fc.pre(documentKeyOf(typed, suffix) !== undefined)
      const address = routes.transaction.href('orders', typed, suffix)
      const { pathname } = new URL(address, 'https://portal.example')
      expect(routeAt(pathname)).toBe('transaction')
      const [match] = matchRoutes([{ path: routes.transaction.path }], pathname) ?? []
      expect(readDocument(match?.params['document'])).toEqual({ number: typed, suffix })
      expect(safeInternalPath(address)).toBe(address)
    }),
  )
})

test.each(['/constructor/100234-0', '/invoices/none', '/invoices/0-0', '/invoices/1-0/more'])(
  '%s matches no route',
  (address) => {
    expect(routeAt(address)).toBeUndefined()
    expect(safeInternalPath(address)).toBe('/')
  },
)
