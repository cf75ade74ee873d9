import { expect, test } from 'vitest'
import { createLatestLoader } from './createLatestLoader.ts'

function setUp() {
  const asked: string[] = []
  let answer = () => {}
  const { want, wantNone } = createLatestLoader((item: string) => {
    asked.push(item)
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  })
  const answered = async () => {
    answer()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, want, wantNone, answered }
}

test('of several items that are requested during a load, the last is loaded next', async () => {
  const { asked, want, answered } = setUp()
  for (const item of ['a', 'b', 'c']) want(item)
  expect(asked).toEqual(['a'])
  await answered()
  expect(asked).toEqual(['a', 'c'])
  await answered()
  want('d')
  expect(asked).toEqual(['a', 'c', 'd'])
})

test('an item that is no longer wanted is not loaded', async () => {
  const { asked, want, wantNone, answered } = setUp()
  want('a')
  want('b')
  wantNone()
  await answered()
  expect(asked).toEqual(['a'])
})
