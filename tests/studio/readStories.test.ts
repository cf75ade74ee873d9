import { expect, test } from 'vitest'
import { readStories } from './readStories.ts'
import { storyOf } from './storyOf.ts'

test('reads stories and leaves out docs pages', () => {
  const story = storyOf({ tags: ['dev'] })
  const entries = { docs: { ...story, type: 'docs' }, story: { ...story, type: 'story' } }
  expect(readStories({ v: 5, entries })).toEqual([story])
})

test('refuses anything else', () => {
  expect(() => readStories('<html>')).toThrow('not the index')
})
