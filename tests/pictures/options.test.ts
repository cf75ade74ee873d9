import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('takes screens in three widths and two brands by default', () => {
  expect(readOptions([])).toMatchObject({
    scope: 'screens',
    widths: [360, 768, 1280],
    looks: ['default', 'pink'],
    only: '',
  })
})

test('reads lists and names', () => {
  const options = readOptions(['components', '--widths', '400,900', '--brands', 'pale', '--only', 'Button'])
  expect(options).toMatchObject({ scope: 'components', widths: [400, 900], looks: ['pale'], only: 'button' })
})

test('says which word is wrong', () => {
  expect(() => readOptions(['screen'])).toThrow('Unknown: screen')
  expect(() => readOptions(['--widths', 'wide'])).toThrow('--widths')
  expect(() => readOptions(['--wide'])).toThrow('--wide')
})

test('has no options when help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined()
})
