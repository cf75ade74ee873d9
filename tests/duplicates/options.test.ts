import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('runs everything a hundred times by default', () => {
  expect(readOptions([])).toEqual({ trials: 100, only: '', seed: 1, workers: 2, build: true })
})

test('reads every option', () => {
  const words = ['--', '--trials', '5', '--only', 'B01', '--seed', '7', '--workers', '1', '--no-build']
  expect(readOptions(words)).toEqual({ trials: 5, only: 'B01', seed: 7, workers: 1, build: false })
})

test.each(['0', '-1', '1.5', 'many', ''])('refuses %j trials', (trials) => {
  expect(() => readOptions([`--trials=${trials}`])).toThrow('--trials is a whole number above 0')
})

test('has help', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
