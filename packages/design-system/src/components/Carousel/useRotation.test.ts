import { expect, it } from 'vitest'
import { mountedSlides, slideDuration } from './useRotation.ts'

it('only the shown slide and its neighbours are in the page', () => {
  expect(mountedSlides(0, 0)).toEqual([])
  expect(mountedSlides(1, 2)).toEqual([0, 1])
  expect(mountedSlides(2, 5)).toEqual([1, 2, 3])
  expect(mountedSlides(0, 500)).toEqual([0, 1, 499])
  expect(mountedSlides(499, 500)).toEqual([0, 498, 499])
})

it('a slide stays for fifteen seconds', () => {
  expect(slideDuration).toBe(15_000)
})
