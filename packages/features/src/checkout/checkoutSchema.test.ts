import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { checkoutSchema, type CheckoutRules } from './checkoutSchema.ts'

const rules: CheckoutRules = { despatch: 'delivery', isTaxMode: false, today: '2026-11-16' }
const blank = {
  shipping: {
    despatchType: '',
    jobName: ' ',
    address: '',
    suburb: '',
    state: '',
    zipCode: '',
    notes: '',
    reference: '',
  },
  delivery: {
    branch: '',
    onsite: false,
    vehicleType: '',
    clientEmail: '',
    contactName: '',
    contactPhone: '',
    requiredDate: '',
    requiredTime: '',
  },
}

function complaints(changed: Partial<CheckoutRules>, values: unknown = blank): string[] {
  try {
    checkoutSchema({ ...rules, ...changed }).validateSync(values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

describe('messages of the checkout rules', () => {
  test('an empty delivery form has every specified message', () => {
    expect(complaints({}).toSorted()).toEqual([
      'Address is required',
      'Job name is required',
      'Please enter a Contact name',
      'Please enter a Contact phone',
      'Please enter a Required date',
      'Please enter a Required time',
      'Please select a Despatch type',
      'Please select a Vehicle type',
      'State is required',
      'Suburb is required',
    ])
  })

  test('a pickup requires a branch, but no address or vehicle', () => {
    const texts = complaints({ despatch: 'pickup' })
    expect(texts).toContain('Please select a Branch')
    expect(texts.join()).not.toMatch(/Address|Suburb|State|Vehicle/)
  })

  test('before a despatch type is chosen, only what every order needs is required', () => {
    expect(complaints({ despatch: 'none' }).toSorted()).toEqual([
      'Job name is required',
      'Please enter a Contact name',
      'Please enter a Contact phone',
      'Please enter a Required date',
      'Please enter a Required time',
      'Please select a Despatch type',
    ])
  })

  test('a despatch method that is no longer offered has to be selected again', () => {
    const withdrawn = { ...blank, shipping: { ...blank.shipping, despatchType: 'DRONE' } }
    expect(complaints({ despatch: 'none' }, withdrawn)).toContain('Please select a Despatch type')
    expect(complaints({ despatch: 'none', isTaxMode: true }, withdrawn)).toContain('Please select a Dispatch type')
    expect(complaints({ despatch: 'pickup' }, withdrawn)).not.toContain('Please select a Despatch type')
  })

  test('tax mode requires a zip code and says Dispatch', () => {
    expect(complaints({ isTaxMode: true })).toEqual(
      expect.arrayContaining(['Zip Code is required', 'Please select a Dispatch type']),
    )
  })
})

test('the e-mail address is optional but must be valid; the required date must not be in the past', () => {
  const { delivery } = blank
  const values = { ...blank, delivery: { ...delivery, clientEmail: 'x@', requiredDate: '2026-11-15' } }
  expect(complaints({}, values)).toEqual(
    expect.arrayContaining(['Invalid email address', 'The Required date is in the past']),
  )
})
