import { expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

function setUp() {
  const asked: string[] = []
  let answer = () => {}
  const { want, wantNone } = oneAtATime((item: string) => {
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

test('of what is wanted while one is loading, the last is loaded after it', async () => {
  const { asked, want, answered } = setUp()
  for (const item of ['a', 'b', 'c']) want(item)
  expect(asked).toEqual(['a'])
  await answered()
  expect(asked).toEqual(['a', 'c'])
  await answered()
  want('d')
  expect(asked).toEqual(['a', 'c', 'd'])
})

test('what is no longer wanted is not loaded', async () => {
  const { asked, want, wantNone, answered } = setUp()
  want('a')
  want('b')
  wantNone()
  await answered()
  expect(asked).toEqual(['a'])
})
