import { expect, test } from 'vitest'
import { contactSheet } from './contactSheet.ts'
import { storyOf } from './stories.ts'

const story = storyOf({ name: 'Less < more' })
const pictures = [360, 768].map((width) => ({ story, width, look: 'default', file: `cart.${width}.default.png` }))

test('lists every picture with its width and brand', () => {
  const page = contactSheet({ pictures, failures: [] })
  expect(page).toContain('2 pictures of 1 stories')
  expect(page).toContain('now/cart.768.default.png')
  expect(page).toContain('768, default')
  expect(page).toContain('Less &lt; more')
  expect(page).not.toContain('Failed to render')
})

test('lists stories that failed to render, and changes', () => {
  const page = contactSheet({
    pictures,
    failures: [{ story, look: 'default', problem: 'No <main>' }],
    differences: { changed: [{ file: 'a.png', share: 0.00001 }], unchanged: 7, added: [], removed: ['gone.png'] },
  })
  expect(page).toContain('No &lt;main&gt;')
  expect(page).toContain('1 pictures changed, 7 did not.')
  expect(page).toContain('a.png: less than 0.01 %')
  expect(page).toContain('before/gone.png')
  expect(page).not.toContain('Added')
})
