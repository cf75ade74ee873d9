import { processorMs } from '@trade-portal/mocks/processor-time'
import { operationNames, SupplierError, TransportError } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { answered, callWithText } from './clientOf.ts'

/** Fewer runs than usual, because there are so many operations. */
const numRuns = (fc.readConfigureGlobal().numRuns ?? 100) / 10

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('<script>', '__proto__', 'NaN', '2026-02-30', 'prods:', 1e308, -0, {}, [], [null], { dataset: null }),
)

/** The answer with one of its values, at any depth, replaced, removed or wrapped. */
function changed(answer: unknown): fc.Arbitrary<unknown> {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0) return odd
  const entries = Object.entries(answer)
  const here = fc
    .constantFrom(...entries)
    .chain(([key, value]) =>
      fc.oneof(
        { weight: 4, arbitrary: changed(value).map((other) => rebuilt(answer, key, other)) },
        { weight: 1, arbitrary: odd.map((other) => rebuilt(answer, key, other)) },
        fc.constant(rebuilt(answer, key, undefined)),
        fc.constant(rebuilt(answer, key, [value, value])),
        fc.constant(rebuilt(answer, key, { dataset: value })),
      ),
    )
  return fc.oneof({ weight: 9, arbitrary: here }, odd)
}

function rebuilt(answer: object, key: string, value: unknown): unknown {
  return Array.isArray(answer) ? answer.with(Number(key), value) : { ...answer, [key]: value }
}

/** The text of an answer after damage: cut off, with wrong characters, repeated or deeply nested. */
function damaged(text: string): fc.Arbitrary<string> {
  const place = fc.nat({ max: text.length })
  return fc.oneof(
    place.map((end) => text.slice(0, end)),
    fc
      .tuple(place, fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([at, noise]) => text.slice(0, at) + noise + text.slice(at + 1)),
    fc.constantFrom(`${text}${text}`, `\uFEFF${text}`, '[', '{"a":'.repeat(50_000), '['.repeat(50_000)),
    fc.constant('{"dataset":'.repeat(5000) + text + '}'.repeat(5000)),
  )
}

const status = fc.oneof(
  { weight: 5, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 400, 401, 403, 404, 429, 500, 503, 504) },
)

/** The most processor time, in ms, that the portal may need to read one changed or damaged answer. */
const longestMs = 1000

test.each(operationNames())('D30 Any answer of %s soon gives a result or a known error', async (name) => {
  const answer = await answered(name)
  const text = fc.oneof(
    { weight: 9, arbitrary: changed(answer).map((given) => JSON.stringify(given)) },
    { weight: 1, arbitrary: damaged(JSON.stringify(answer)) },
  )
  const property = fc.asyncProperty(text, status, async (given, code) => {
    vi.unstubAllGlobals()
    const start = processorMs()
    const failure: unknown = await callWithText(name, given, code).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(processorMs() - start).toBeLessThan(longestMs)
    const isOurs = failure instanceof SupplierError || failure instanceof TransportError
    expect(failure === undefined || isOurs, String(failure)).toBe(true)
  })
  await fc.assert(property, { numRuns })
})
