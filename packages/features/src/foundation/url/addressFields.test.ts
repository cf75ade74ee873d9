import { expect, test } from 'vitest'
import { addressChoice, addressDate, addressPage, addressSort, addressSwitch, addressText } from './addressFields.ts'

const filter = addressChoice(['all', 'orders', 'quotes'])

test('an invalid choice or date in the URL becomes the default', () => {
  const choices = ['quotes', null, 'QUOTES', '__proto__']
  expect(choices.map((text) => filter.read(text))).toEqual(['quotes', 'all', 'all', 'all'])
  const dates = ['2026-02-28', '2026-02-30', null]
  expect(dates.map((text) => addressDate.read(text))).toEqual(['2026-02-28', '', ''])
})

test('a default value is left out of the URL', () => {
  const defaults = [filter.write('all'), addressPage.write(1), addressText.write(''), addressSwitch.write(false)]
  expect(defaults).toEqual([null, null, null, null])
  expect([filter.write('orders'), addressPage.write(3), addressText.write('pine')]).toEqual(['orders', '3', 'pine'])
})

test('a switch is off, unless the URL says that it is on', () => {
  expect([addressSwitch.write(true), 'ON', '1', null].map((text) => addressSwitch.read(text))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('the URL names the sort column, with a minus if descending', () => {
  const sort = addressSort(['amount', 'date'])
  expect(sort.write({ key: 'amount', direction: 'descending' })).toBe('-amount')
  expect(sort.read('-amount')).toEqual({ key: 'amount', direction: 'descending' })
  expect(sort.read('date')).toEqual({ key: 'date', direction: 'ascending' })
  for (const text of ['-', '--date', 'price', '', null]) expect(sort.read(text)).toBeNull()
  expect(sort.write(null)).toBeNull()
})

test('E09 a text in the URL is kept, and cut only if it is long', () => {
  expect(addressText.read('<b>pine</b>')).toBe('<b>pine</b>')
  expect(addressText.read('x'.repeat(10_000))).toHaveLength(200)
})
