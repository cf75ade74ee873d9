import { expect, test } from 'vitest'
import { fixedSize, screenOf } from './viewports.ts'

test('a story may ask for a viewport of its own or of Storybook', () => {
  expect(fixedSize({ name: 'low', width: '568px', height: '320px' })).toEqual({ width: 568, height: 320 })
  expect(fixedSize({ name: 'mobile1', width: undefined, height: undefined })).toEqual({ width: 320, height: 568 })
})

test('any other story is meant for all sizes', () => {
  expect(fixedSize({ name: undefined, width: undefined, height: undefined })).toBeUndefined()
  expect(fixedSize({ name: 'unknown', width: undefined, height: undefined })).toBeUndefined()
})

test('a phone is as high as a phone', () => {
  expect([360, 768, 1280].map((width) => screenOf(width).height)).toEqual([740, 1024, 900])
})
