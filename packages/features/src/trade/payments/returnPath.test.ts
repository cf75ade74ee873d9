import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPaymentId, returnPath } from './returnPath.ts'

const pathOf = (address: string) => returnPath(new URL(address, 'https://portal.example/portal/'))
const hostile = ['', '%00', '<svg onload=alert(1)>', 'a b', '<../admin>', '%E0%A4%A', '{id}', 'x'.repeat(10_000)]

test.each([
  ['#/payment-complete', '/payment-complete'],
  ['#/payment-fail/', '/payment-fail'],
  ['#/payment-cancelled?', '/payment-cancelled'],
  ['#/payment-complete?sessionId=payment-1', '/payment-complete?sessionId=payment-1'],
  ['#/payment-complete?transid=77', '/payment-complete?transid=77'],
])('the hash %s leads to %s', (hash, path) => {
  expect(pathOf(hash)).toBe(path)
  expect(pathOf(`cart?page=2${hash}`)).toBe(path)
})

describe('C07 the id of a payment', () => {
  test.each([
    ['before the hash', '?sessionId=a#/payment-complete'],
    ['before and inside the hash', '?sessionId=b#/payment-complete?sessionId=a'],
    ['twice', '#/payment-complete?sessionId=a&sessionId=b'],
    ['among others', '#/payment-complete?x=1&sessionId=a&token=secret'],
    ['as a list', '#/payment-complete?sessionId[]=c&sessionId=a'],
  ])('%s is read, and nothing else is taken over', (_, address) => {
    expect(pathOf(address)).toBe('/payment-complete?sessionId=a')
  })

  test.each(hostile)('%j is no id, and the first valid one is used', (id) => {
    expect(pathOf(`#/payment-fail?sessionId=${id}`)).toBe('/payment-fail')
    expect(pathOf(`?sessionId=${id}#/payment-fail`)).toBe('/payment-fail')
    expect(pathOf(`#/payment-fail?sessionId=${id}&sessionId=valid`)).toBe('/payment-fail?sessionId=valid')
    expect(pathOf(`?sessionId=valid#/payment-fail?sessionId=${id}`)).toBe('/payment-fail?sessionId=valid')
  })

  test.each(['77', 'v2:00a1~b-c_d.e', 'aZ+/9==', '+/=', 'x'.repeat(512)])(
    '%s is an id, as it stands in the address',
    (id) => {
      expect(readPaymentId(`?sessionId=${id}`)).toEqual({ parameter: 'sessionId', id })
      expect(readPaymentId(`?transid=${encodeURIComponent(id)}`)).toEqual({ parameter: 'transid', id })
    },
  )

  test.each(['', '%20', 'a%20b', 'a%0Ab', '%E2%80%AE', '{id}', '<svg>', 'x'.repeat(513)])('%j is none', (id) => {
    expect(readPaymentId(`?sessionId=${id}`)).toBeUndefined()
  })

  test('of several the first that can be one counts', () => {
    expect(readPaymentId('?sessionId=&sessionId=7&transid=8')).toEqual({ parameter: 'sessionId', id: '7' })
  })

  test('any query gives a short plain id or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(readPaymentId(`sessionId=${query}`)?.id ?? 'none').toMatch(/^[\w.:~-]{1,128}$/)
      }),
    )
  })
})

describe('E06 only the three return pages can be opened by a hash', () => {
  test.each([
    '',
    '#',
    '#main',
    '#/',
    '#/login',
    '#/admin',
    '#/payment-complete/<script>',
    '#/payment-complete/../admin',
    '#//evil.example',
    String.raw`#/\evil`,
    '#javascript:alert(1)',
    '#/../admin',
    '#%2F%2Fevil.example',
    '#/PAYMENT-COMPLETE',
    '#/constructor',
    `#${'x'.repeat(10_000)}`,
  ])('%s leads nowhere', (hash) => {
    expect(pathOf(hash)).toBeUndefined()
  })

  test('any hash leads to one of them or nowhere', () => {
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
})
