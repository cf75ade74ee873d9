import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPaymentId, returnPath } from './returnPath.ts'

const pathOf = (address: string) => returnPath(new URL(address, 'https://portal.example/portal/'))

test.each([
  ['#/payment-complete', '/payment-complete'],
  ['#/payment-fail/', '/payment-fail'],
  ['#/payment-cancelled?', '/payment-cancelled'],
  ['#/payment-complete?transid=77', '/payment-complete?transid=77'],
])('the URL hash %s opens %s', (hash, path) => {
  expect(pathOf(hash)).toBe(path)
  expect(pathOf(`cart?page=2${hash}`)).toBe(path)
})

describe('C07 a payment id', () => {
  test.each([
    '?sessionId=a#/payment-complete',
    '?sessionId=b#/payment-complete?sessionId=a',
    '#/payment-complete?sessionId=a&sessionId=b',
    '#/payment-complete?sessionId=&sessionId=a&transid=8',
    '#/payment-complete?x=1&sessionId=a&token=secret',
    '#/payment-complete?sessionId[]=c&sessionId=a',
  ])('only the payment id of %s is kept', (address) => {
    expect(pathOf(address)).toBe('/payment-complete?sessionId=a')
  })

  test.each(['77', 'v2:00a1~b-c_d.e', 'aZ+/9==', 'x'.repeat(512)])('a payment id may be %s', (id) => {
    expect(readPaymentId(`?sessionId=${id}`)).toEqual({ parameter: 'sessionId', id })
    expect(readPaymentId(`?transid=${encodeURIComponent(id)}`)).toEqual({ parameter: 'transid', id })
  })

  test.each(['', '%00', 'a b', '%E2%80%AE', '%E0%A4%A', '{id}', '<svg onload=alert(1)>', 'x'.repeat(513)])(
    'a payment id is never %s',
    (id) => {
      expect(readPaymentId(`?sessionId=${id}`)).toBeUndefined()
      expect(pathOf(`?sessionId=${id}#/payment-fail?sessionId=${id}`)).toBe('/payment-fail')
      expect(pathOf(`?sessionId=valid#/payment-fail?sessionId=${id}`)).toBe('/payment-fail?sessionId=valid')
    },
  )
})

test.each([
  '#',
  '#/',
  '#/admin',
  '#/payment-complete/<script>',
  '#/payment-complete/../admin',
  '#//evil.example',
  String.raw`#/\evil`,
  '#javascript:alert(1)',
  '#/PAYMENT-COMPLETE',
  '#/constructor',
  `#${'x'.repeat(10_000)}`,
])('the URL hash %s opens no page', (hash) => {
  expect(pathOf(hash)).toBeUndefined()
})

test('any URL hash opens a return page or none', () => {
  const hashes = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((end) => `/payment-complete${end}`),
  )
  fc.assert(
    fc.property(hashes, (hash) => {
      expect(returnPath({ search: '', hash: `#${hash}` }) ?? '/payment-fail').toMatch(
        /^\/payment-(complete|fail|cancelled)(\?(sessionId|transid)=[\w%.~-]{1,1536})?$/,
      )
    }),
  )
})
