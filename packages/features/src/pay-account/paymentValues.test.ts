import { toCents } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { paymentProblems, paymentRules } from './paymentValues.ts'

const payment = { customerId: 'HAR001', reference: 'HAR001-0-0', amount: 1000 }
const none = { customer: '', amount: '', reference: '' }
const amount = 'Enter an amount above 0.'
const reference = 'Enter a payment reference.'

test('C11 windcave needs a customer, a reference and an amount above 0', () => {
  expect(paymentProblems(payment, 'windcave')).toEqual(none)
  expect(paymentProblems({ ...payment, amount: null }, 'windcave')).toEqual({ ...none, amount })
  for (const entered of [0, -5, 0.004, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(paymentProblems({ ...payment, amount: toCents(entered) }, 'windcave')).toEqual({ ...none, amount })
  }
  for (const entered of [0.005, 12.345, 1e9]) {
    expect(paymentProblems({ ...payment, amount: toCents(entered) }, 'windcave')).toEqual(none)
  }
  expect(paymentProblems({ ...payment, reference: ' ' }, 'windcave').reference).toBe(reference)
  expect(paymentProblems({ ...payment, customerId: ' ' }, 'windcave').customer).toMatch(/customer number/)
})

test('windriver needs only a customer and a reference', () => {
  const wrong = paymentProblems({ customerId: '', reference: '', amount: null }, 'windriver')
  expect(wrong).toMatchObject({ amount: '', reference })
  expect(wrong.customer).toMatch(/customer number/)
})

test.each([
  ['nothing if there is no problem', none, []],
  ['the fields with problems', { ...none, amount, reference }, ['amount', 'reference']],
])('the payment form refuses %s', async (_what, problems, fields) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await paymentRules(problems)({ amount: '', reference: '' }, undefined, options)
  expect(Object.keys(errors)).toEqual(fields)
})
