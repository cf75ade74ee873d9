import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { readTour, tourArguments, tourHelp, type TourDefaults } from './readTour.ts'

const defaults: TourDefaults = {
  looks: { screens: ['default'], components: ['pale', 'pink'] },
  widths: { screens: [360], components: [360] },
  out: 'result',
}
const read = (...words: string[]) =>
  readTour(parseArgs({ args: words, allowPositionals: true, options: tourArguments }), defaults)

test('visits all screens by default', () => {
  expect(read()).toEqual({
    scope: 'screens',
    only: '',
    widths: [360],
    looks: ['default'],
    out: 'result',
    from: undefined,
  })
})

test('reads lists and names', () => {
  const tour = read(
    'components',
    '--widths',
    '400,900',
    '--brands',
    'pale,wireframe',
    '--only',
    'Button',
    '--out',
    'here',
  )
  expect(tour).toMatchObject({ scope: 'components', widths: [400, 900], looks: ['pale', 'wireframe'], only: 'button' })
  expect(tour.out).toBe('here')
})

test('says which word is wrong', () => {
  expect(() => read('screen')).toThrow('Unknown: screen')
  expect(() => read('screens', 'more')).toThrow('Unknown: screens more')
  expect(() => read('--widths', 'wide')).toThrow('--widths')
})

test('says a default that screens and components share once', () => {
  expect(tourHelp(defaults)).toContain('in CSS pixels; default: 360\n')
  expect(tourHelp(defaults)).toContain('default for screens; pale,pink for components')
})
