import { describe, expect, test } from 'vitest'
import { addressChoice, addressPage, addressText } from './useAddressState.ts'

const filter = addressChoice(['all', 'orders', 'quotes'])

describe('a value in an address', () => {
  test.each([
    ['quotes', 'quotes'],
    [null, 'all'],
    ['', 'all'],
    ['QUOTES', 'all'],
    ['__proto__', 'all'],
  ])('E12 the choice %j is read as %s', (text, choice) => {
    expect(filter.read(text)).toBe(choice)
  })

  test('a default value is left out of the address, any other is written', () => {
    expect([filter.write('all'), addressPage.write(1), addressText.write('')]).toEqual([null, null, null])
    expect([filter.write('orders'), addressPage.write(3), addressText.write('pine')]).toEqual(['orders', '3', 'pine'])
  })

  test('E09 a long text in the address is truncated', () => {
    expect(addressText.read('x'.repeat(10_000))).toHaveLength(200)
  })
})
