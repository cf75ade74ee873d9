import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('visits screens in four brands and two widths by default', () => {
  expect(readOptions([])).toMatchObject({ scope: 'screens', widths: [320, 1280], out: 'accessibility' })
  expect(readOptions([])?.looks).toHaveLength(4)
})

test('has no options when help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
