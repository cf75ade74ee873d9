import { toCents } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { paymentProblem } from './paymentProblem.ts'

const payment = { customerId: 'HAR001', reference: 'HAR001-0-0', amount: 1000 }

test('C11 windcave needs a customer, a reference and an amount above 0 in whole cents', () => {
  expect(paymentProblem(payment, 'windcave')).toBe('')
  for (const entered of [null, 0, -5, 0.001, 0.004, Number.NaN, Number.POSITIVE_INFINITY]) {
    const amount = entered === null ? null : toCents(entered)
    expect(paymentProblem({ ...payment, amount }, 'windcave')).toBe('Enter an amount above 0.')
  }
  for (const entered of [0.005, 12.345, 1e9]) {
    expect(paymentProblem({ ...payment, amount: toCents(entered) }, 'windcave')).toBe('')
  }
  expect(paymentProblem({ ...payment, reference: ' ' }, 'windcave')).toBe('Enter a payment reference.')
  expect(paymentProblem({ ...payment, customerId: ' ' }, 'windcave')).toMatch(/customer number/)
})

test('windriver needs only a customer and a reference', () => {
  expect(paymentProblem({ ...payment, amount: 0 }, 'windriver')).toBe('')
  expect(paymentProblem({ ...payment, amount: null, reference: '' }, 'windriver')).toBe('Enter a payment reference.')
  expect(paymentProblem({ ...payment, amount: null, customerId: '' }, 'windriver')).toMatch(/customer number/)
})
