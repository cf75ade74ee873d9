import { expect, test } from 'vitest'
import { differencesPage } from './differencesPage.ts'
import { pictureOf } from './picture.ts'
import { storyOf } from '../studio/storyOf.ts'

test('shows changes, and names what came and went', () => {
  const before = pictureOf(storyOf(), 360, 'default')
  const after = pictureOf(storyOf({ id: 'new--empty' }), 360, 'default')
  const removed = pictureOf(storyOf({ name: 'Gone' }), 360, 'default')
  const page = differencesPage(
    'main',
    {
      changed: [{ before, after, share: 0.00001 }],
      unchanged: 7,
      added: [],
      removed: [removed],
    },
    [{ story: storyOf(), look: 'default', problem: 'Too old' }],
  )
  expect(page).toContain('Failed to render in main')
  expect(page).toContain('Too old')
  expect(page).toContain('1 pictures changed, 7 did not.')
  expect(page).toContain('less than 0.01 %')
  expect(page).toContain('before/cart-cartscreen--empty.360.default.png')
  expect(page).toContain('changes/new--empty.360.default.png')
  expect(page).toContain('Removed: 1 stories')
  expect(page).not.toContain('Added')
})
