import { toCents } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { paymentProblems, paymentRules } from './paymentValues.ts'

const payment = { customerId: 'HAR001', reference: 'HAR001-0-0', amount: 1000 }
const none = { customer: '', amount: '', reference: '' }

test('C11 windcave needs a customer, a reference and an amount above 0 in whole cents', () => {
  expect(paymentProblems(payment, 'windcave')).toEqual(none)
  for (const entered of [null, 0, -5, 0.001, 0.004, Number.NaN, Number.POSITIVE_INFINITY]) {
    const amount = entered === null ? null : toCents(entered)
    expect(paymentProblems({ ...payment, amount }, 'windcave')).toEqual({ ...none, amount: 'Enter an amount above 0.' })
  }
  for (const entered of [0.005, 12.345, 1e9]) {
    expect(paymentProblems({ ...payment, amount: toCents(entered) }, 'windcave')).toEqual(none)
  }
  expect(paymentProblems({ ...payment, reference: ' ' }, 'windcave').reference).toBe('Enter a payment reference.')
  expect(paymentProblems({ ...payment, customerId: ' ' }, 'windcave').customer).toMatch(/customer number/)
})

test('windriver needs only a customer and a reference', () => {
  expect(paymentProblems({ ...payment, amount: 0 }, 'windriver')).toEqual(none)
  const wrong = paymentProblems({ customerId: '', reference: '', amount: null }, 'windriver')
  expect(wrong).toMatchObject({ amount: '', reference: 'Enter a payment reference.' })
  expect(wrong.customer).toMatch(/customer number/)
})

test.each([
  ['no field, if there is no problem', none, []],
  ['the amount', { ...none, amount: 'Enter an amount above 0.' }, ['amount']],
  [
    'both',
    { ...none, amount: 'Enter an amount above 0.', reference: 'Enter a payment reference.' },
    ['amount', 'reference'],
  ],
])('the form refuses %s', async (_what, problems, fields) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await paymentRules(problems)({ amount: '', reference: '' }, undefined, options)
  expect(Object.keys(errors)).toEqual(fields)
})
