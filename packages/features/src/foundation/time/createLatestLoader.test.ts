import { expect, test } from 'vitest'
import { createLatestLoader } from './createLatestLoader.ts'

test('after a load, only the item requested last is loaded', async () => {
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
  for (const item of ['a', 'b', 'c']) want(item)
  expect(asked).toEqual(['a'])
  await answered()
  expect(asked).toEqual(['a', 'c'])
  want('d')
  wantNone()
  await answered()
  expect(asked).toEqual(['a', 'c'])
  want('e')
  expect(asked).toEqual(['a', 'c', 'e'])
})
