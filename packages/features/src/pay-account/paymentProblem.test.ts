import { expect, test } from 'vitest'
import { payableCents, paymentProblem } from './paymentProblem.ts'

const payment = { customerId: 'HAR001', reference: 'HAR001-0-0', amount: 10 }

test('C11 the amount is sent in whole cents, rounded half up, and only above 0', () => {
  const amounts = [null, 0, -5, 0.001, 0.004, 0.005, 12.345, 1.005, 1e9, Number.NaN, Number.POSITIVE_INFINITY]
  expect(amounts.map(payableCents)).toEqual([null, null, null, null, null, 1, 1235, 101, 1e11, null, null])
})

test('C11 windcave needs a customer, a reference and an amount above 0', () => {
  expect(paymentProblem(payment, 'windcave')).toBe('')
  for (const amount of [null, 0, -5, 0.001, Number.NaN]) {
    expect(paymentProblem({ ...payment, amount }, 'windcave')).toBe('Enter an amount above 0.')
  }
  expect(paymentProblem({ ...payment, reference: ' ' }, 'windcave')).toBe('Enter a payment reference.')
  expect(paymentProblem({ ...payment, customerId: ' ' }, 'windcave')).toMatch(/customer number/)
})

test('windriver needs only a customer and a reference', () => {
  expect(paymentProblem({ ...payment, amount: 0 }, 'windriver')).toBe('')
  expect(paymentProblem({ ...payment, amount: null, reference: '' }, 'windriver')).toBe('Enter a payment reference.')
  expect(paymentProblem({ ...payment, amount: null, customerId: '' }, 'windriver')).toMatch(/customer number/)
})
