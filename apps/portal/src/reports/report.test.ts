import { operationNames, SupplierError, TransportError, type ErrorKind } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createReporter, callReport, errorReport, violationReport, watchLeaving, type Report } from './report.ts'

const main = 'https://portal.example/assets/main-B3x9_a-1.js'
const scripts = [main]
const here = { file: main, line: 1, column: 2042 }
const nowhere = { file: '', line: 0, column: 0 }

test.each([
  [new TypeError('x is undefined'), 'TypeError'],
  [new TransportError('unexpected-answer', 'The table Order is missing.'), 'unexpected-answer'],
  [Object.assign(new Error('x'), { name: 'Harry Hargreaves' }), 'other'],
  ['Harry Hargreaves', 'other'],
])('the uncaught error %s is reported by name and position', (error, name) => {
  expect(errorReport(error, here, scripts)).toEqual({
    type: 'error',
    error: name,
    at: 'assets/main-B3x9_a-1.js:1:2042',
  })
})

test('an error without a position gets the first one of its stack', () => {
  const error = new Error('failed')
  error.stack = `Error: failed\n    at g (https://other.example/a.js:1:1)\n    at f (${main}:1:77)`
  expect(errorReport(error, nowhere, scripts)).toMatchObject({ at: 'assets/main-B3x9_a-1.js:1:77' })
  // The message is no place.
  expect(errorReport(new Error(`${main}:500001:1`), nowhere, scripts)).toMatchObject({ at: '' })
})

test.each([
  [new TransportError('timeout'), 'timeout'],
  [new SupplierError('api'), 'api'],
  [new SupplierError('no-records'), undefined],
  [new SupplierError('field', [{ field: '', msg: 'Too late' }]), undefined],
  [new SupplierError('session-expired'), undefined],
  [new Error('userDetails is not available'), undefined],
])('a call that fails with %s is reported as %s', (error, kind) => {
  const report = kind && { type: 'failed-call', operation: 'getCartContents', kind }
  expect(callReport('getCartContents', error)).toEqual(report)
})

test('a page is treated as left between pagehide and pageshow', () => {
  const page = new EventTarget()
  const isLeft = watchLeaving(page)
  const after = ['focus', 'pagehide', 'pageshow'].map((name) => {
    page.dispatchEvent(new Event(name))
    return isLeft()
  })
  expect(after).toEqual([false, true, false])
})

test.each([
  ['connect-src', 'https://elsewhere.example/?q=Hargreaves', 'connect-src', 'address'],
  ['script-src-elem', 'inline', 'script-src-elem', 'inline'],
  ['Hargreaves', 'trusted-types-sink', 'other', 'trusted-types-sink'],
])('the violation of %s by %s is reported', (directive, blocked, known, kind) => {
  const report = { type: 'violation', directive: known, blocked: kind, at: '' }
  expect(violationReport({ directive, blocked, ...nowhere }, scripts)).toEqual(report)
})

/** A text that must not get into a report and would be easy to find there: a name, an id, an amount, a script. */
const hostile = fc
  .tuple(fc.constantFrom('Hargreaves', '<script>', 'INV-500001', '$1,234.50', 'session='), fc.uuid())
  .map(([start, end]) => `${start} ${end}`)

test('P10 no text of an error, a stack or a URL is reported', () => {
  const kinds: readonly ErrorKind[] = ['field', 'api', 'timeout', 'unexpected-answer']
  const property = fc.property(hostile, fc.constantFrom(...operationNames()), (secret, operation) => {
    const plain = Object.assign(new Error(secret), { name: secret, cause: secret })
    plain.stack = `${secret}\n at ${secret} (${main}?${secret}:1:1)\n at https://portal.example/assets/${secret}.js:1:2`
    const place = { file: `https://portal.example/orders/${secret}/assets/main.js`, line: 1, column: 1 }
    const errors = [
      plain,
      secret,
      { message: secret },
      new SupplierError('field', [{ field: secret, msg: secret }]),
      new SupplierError('api', [{ field: '', msg: secret }]),
      new TransportError('unexpected-answer', secret),
      new DOMException(secret, secret),
      new AggregateError([plain], secret),
    ]
    const reports = [
      ...errors.flatMap((error) => [errorReport(error, place, scripts), callReport(operation, error)]),
      violationReport({ directive: secret, blocked: `https://a.example/${secret}`, ...place }, scripts),
    ]
    for (const report of reports.filter((each) => each !== undefined)) {
      const text = JSON.stringify(report)
      for (const part of secret.split(' ')) expect(text).not.toContain(part)
      const { type: _type, ...rest } = report
      const allowed = [...kinds, operation, 'Error', 'other', 'address', '']
      for (const value of Object.values(rest)) expect(allowed).toContain(value)
    }
  })
  fc.assert(property)
})

test('a page repeats no report on a route, and sends up to twenty', () => {
  const send = vi.fn()
  const report = createReporter(send)
  const failed = (operation: 'getState' | 'getBranches'): Report => ({
    type: 'failed-call',
    operation,
    kind: 'timeout',
  })
  for (const route of ['/cart', '/cart', '/orders'] as const) report(failed('getState'), route)
  report(failed('getBranches'), '/cart')
  expect(send.mock.calls).toEqual([
    [{ ...failed('getState'), route: '/cart' }],
    [{ ...failed('getState'), route: '/orders' }],
    [{ ...failed('getBranches'), route: '/cart' }],
  ])
  for (let value = 0; value < 100; value += 1) report({ type: 'vital', name: 'LCP', value }, '/')
  expect(send).toHaveBeenCalledTimes(20)
})
