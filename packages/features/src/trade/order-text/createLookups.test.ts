import { expect, test } from 'vitest'
import { createLookups } from './createLookups.ts'

/** Look-ups that wait until the test gives their results. */
function createStage(atOnce: number) {
  const begun: string[] = []
  const answers = new Map<string, (result: string) => void>()
  const lookups = createLookups<string>((code) => {
    begun.push(code)
    return new Promise((resolve) => answers.set(code, resolve))
  }, atOnce)
  const answer = async (code: string, result = 'found') => {
    answers.get(code)?.(result)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { lookups, begun, answer }
}

test('several codes are looked up at the same time, each once', async () => {
  const { lookups, begun, answer } = createStage(2)
  lookups.want(['A', 'B', 'C', 'A'])
  lookups.want(['A', 'B', 'C', 'D'])
  expect(begun).toEqual(['A', 'B'])
  await answer('A')
  expect(begun).toEqual(['A', 'B', 'C'])
  expect([...lookups.current()]).toEqual([['A', 'found']])
})

test('codes no longer wanted are skipped, and failures retried', async () => {
  const { lookups, begun, answer } = createStage(1)
  lookups.want(['A', 'B'])
  lookups.want(['C'])
  await answer('A', 'failed')
  expect(begun).toEqual(['A', 'C'])
  lookups.want(['A'])
  lookups.repeat((result) => result === 'failed')
  await answer('C')
  expect(begun).toEqual(['A', 'C', 'A'])
})
