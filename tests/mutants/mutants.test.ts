import { expect, test } from 'vitest'
import { pickMutants, plant, possibleMutants, type Mutant } from './mutant.ts'

const text = `import { api } from './api.ts'
/** Called if a === b. */
export function pay(total: number, label: string) {
  if (!label) return 0
  save(label)
  field.current?.focus()
  invalidate(['a'])
  void api.createPaymentSession({ total })
  log(
    label,
  )
  return total + 5
}
const row = <Field label="Amount" />
const data = { outdates: ['getState', 'getBranches'] }
`
const sources = [{ path: 'packages/a/pay.tsx', text }]
const afterLine = (line: number) =>
  possibleMutants(sources).flatMap((mutant) =>
    mutant.line === line ? [`${mutant.operator}: ${mutant.after.trim()}`] : [],
  )

test.each([
  [1, []],
  [2, []],
  [4, ['condition turned: if (label) return 0']],
  [5, ['call left out: ']],
  [6, ['focus lost: undefined']],
  [7, ['call left out: ', 'invalidation forgotten: undefined']],
  [
    8,
    [
      'call left out: ',
      'sent twice: void (void api.createPaymentSession({ total }), api.createPaymentSession({ total }))',
    ],
  ],
  [10, []],
  [12, ['amount off by a cent: return (total + 1) + 5']],
  [14, ['label removed: const row = <Field label="" />']],
  [15, ['invalidation forgotten: const data = { outdates: [] }']],
])('the defects of line %i', (line, defects) => {
  expect(afterLine(line)).toEqual(defects)
})

const possible: readonly Mutant[] = Array.from({ length: 60 }, (_, index) => ({
  operator: index % 2 === 0 ? 'condition turned' : 'call left out',
  file: `file${index % 30}.ts`,
  line: index,
  before: 'a',
  after: 'b',
}))

test('a seed always picks the same defects, at most one in a file, and only usable ones', async () => {
  const pick = (seed: number) =>
    pickMutants(possible, { seed, count: 40, isUsable: async ({ line }) => Promise.resolve(line !== 7) })
  const picked = await pick(1)
  expect(picked.filter(({ operator }) => operator === 'condition turned')).toHaveLength(14)
  expect(picked).toEqual(await pick(1))
  expect(picked).not.toEqual(await pick(2))
  expect(new Set(picked.map(({ file }) => file)).size).toBe(picked.length)
  expect(picked.some(({ line }) => line === 7)).toBe(false)
})

test('a defect is planted where its line is now', () => {
  const mutant = possibleMutants(sources).find(({ operator }) => operator === 'label removed')
  if (!mutant) throw new Error('There is no such defect')
  const moved = { path: 'packages/b/pay.tsx', text: `// first\n${text}` }
  expect(plant(mutant, [moved])).toEqual({ path: moved.path, text: moved.text.replace('"Amount"', '""') })
  expect(plant(mutant, [{ ...moved, text: moved.text.replace('Amount', 'Sum') }])).toBeUndefined()
})
