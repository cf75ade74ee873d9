import { expect, it } from 'vitest'
import { mountedSlides, slideDuration } from './useRotation.ts'

it('the page contains only the shown slide and its neighbours', () => {
  expect(mountedSlides(0, 0)).toEqual([])
  expect(mountedSlides(1, 2)).toEqual([0, 1])
  expect(mountedSlides(2, 5)).toEqual([1, 2, 3])
  expect(mountedSlides(0, 500)).toEqual([0, 1, 499])
  expect(mountedSlides(499, 500)).toEqual([0, 498, 499])
})

it('each slide is shown for fifteen seconds', () => {
  expect(slideDuration).toBe(15_000)
})
