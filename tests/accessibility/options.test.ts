import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('visits screens in four brands and two widths by default', () => {
  expect(readOptions([])).toMatchObject({ scope: 'screens', only: '', widths: [320, 1280], out: 'accessibility' })
  expect(readOptions([])?.looks).toHaveLength(4)
})

test('reads what is asked for', () => {
  const options = readOptions(['--only', 'Cart', '--brand', 'pink,pale', '--widths', '400', '--components'])
  expect(options).toMatchObject({ only: 'cart', looks: ['pink', 'pale'], widths: [400], scope: 'components' })
})

test('says which word is wrong', () => {
  expect(() => readOptions(['--widths', 'wide'])).toThrow('--widths')
  expect(() => readOptions(['--brands', 'pink'])).toThrow('--brands')
})

test('has no options when help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
