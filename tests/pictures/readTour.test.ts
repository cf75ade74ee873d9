import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { readTour, tourArguments } from './readTour.ts'

const defaults = {
  looks: { screens: ['default'], components: ['pale', 'pink'] },
  widths: { screens: [360, 768], components: [360] },
  out: 'result',
}
const read = (words: string) =>
  readTour(parseArgs({ args: words.split(' '), allowPositionals: true, options: tourArguments }), defaults)

test('visits the screens or components as a command does by default', () => {
  expect(read('screens')).toMatchObject({ only: '', widths: [360, 768], looks: ['default'], out: 'result' })
  expect(read('components')).toMatchObject({ widths: [360], looks: ['pale', 'pink'] })
})

test('reads lists and names', () => {
  const tour = read('--widths 400,900 --brands pale,wireframe --only Button --out here --from http://localhost:6006')
  expect(tour).toMatchObject({ scope: 'screens', widths: [400, 900], looks: ['pale', 'wireframe'], only: 'button' })
  expect([tour.out, tour.from]).toEqual(['here', 'http://localhost:6006'])
})

test('names the wrong argument', () => {
  expect(() => read('screen')).toThrow('Unknown: screen')
  expect(() => read('screens more')).toThrow('Unknown: screens more')
  expect(() => read('--widths wide')).toThrow('--widths')
})
