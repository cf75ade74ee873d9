import { expect, test } from 'vitest'
import { indexPage } from './indexPage.ts'
import { pictureOf } from './picture.ts'
import { storyOf } from '../studio/storyOf.ts'

const story = storyOf({ name: 'Less < more' })
const pictures = [pictureOf(story, 360, 'default'), pictureOf(story, 768, 'default')]

test('lists every picture with its width and brand', () => {
  const page = indexPage({ pictures, failures: [] }, false)
  expect(page).toContain('2 pictures of 1 stories')
  expect(page).toContain('now/cart-cartscreen--empty.768.default.png')
  expect(page).toContain('Less &lt; more')
  expect(page).not.toContain('Failed to render')
})

test('names a story that failed to render', () => {
  const page = indexPage({ pictures, failures: [{ story, look: 'default', problem: 'No <main>' }] }, false)
  expect(page).toContain('Failed to render')
  expect(page).toContain('No &lt;main&gt;')
})
