import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('takes screens in three widths and two brands by default', () => {
  expect(readOptions([])).toMatchObject({ scope: 'screens', widths: [360, 768, 1280], looks: ['default', 'pink'] })
})

test('reads the revision to compare with', () => {
  expect(readOptions(['--against', 'main'])?.against).toBe('main')
  expect(() => readOptions(['--wide'])).toThrow('--wide')
})

test('has no options when help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
