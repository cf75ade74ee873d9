import fc from 'fast-check'
import { operationNames, SupplierError, TransportError } from '@trade-portal/supplier-api'
import { expect, test, vi } from 'vitest'
import { answered } from './answered.ts'
import { callWithAnswer } from './clientOf.ts'

/** Fewer than usual, because there are so many operations. */
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

test.each(operationNames())(
  'D30 whatever %s is answered with, there is a result or a failure of the client',
  async (name) => {
    const answer = await answered(name)
    const property = fc.asyncProperty(changed(answer), async (given) => {
      vi.unstubAllGlobals()
      const failure: unknown = await callWithAnswer(name, given).then(
        () => undefined,
        (error: unknown) => error,
      )
      const isOurs = failure instanceof SupplierError || failure instanceof TransportError
      expect(failure === undefined || isOurs, String(failure)).toBe(true)
    })
    await fc.assert(property, { numRuns })
  },
)
