import { expect, test } from 'vitest'
import { pairPictures } from './pairPictures.ts'
import { pictureOf } from './picture.ts'
import { storyOf } from '../studio/storyOf.ts'

const moved = storyOf({ id: 'screens-order-cart--empty', title: 'Screens/Order/Cart' })

test('finds the same state although its place in the sidebar changed', () => {
  const before = pictureOf(storyOf(), 360, 'default')
  const after = pictureOf(moved, 360, 'default')
  expect(pairPictures([before], [after])).toEqual({ pairs: [{ before, after }], added: [], removed: [] })
})

test('tells added from removed pictures', () => {
  const before = pictureOf(storyOf(), 360, 'default')
  const after = pictureOf(storyOf(), 768, 'default')
  expect(pairPictures([before], [after])).toEqual({ pairs: [], added: [after], removed: [before] })
})
