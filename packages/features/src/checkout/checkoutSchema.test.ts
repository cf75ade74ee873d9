import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { checkoutSchema, type CheckoutRules } from './checkoutSchema.ts'

const rules: CheckoutRules = { isPickup: false, isTaxMode: false, today: '2026-11-16' }
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

describe('every specified text', () => {
  test('for a delivery', () => {
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

  test('for a pickup a branch, and no address or vehicle', () => {
    const texts = complaints({ isPickup: true })
    expect(texts).toContain('Please select a Branch')
    expect(texts.join()).not.toMatch(/Address|Suburb|State|Vehicle/)
  })

  test('in tax mode a zip code, and Dispatch', () => {
    expect(complaints({ isTaxMode: true })).toEqual(
      expect.arrayContaining(['Zip Code is required', 'Please select a Dispatch type']),
    )
  })
})

test('an e-mail address may be left out but not be wrong; a day may not be past', () => {
  const { delivery } = blank
  const values = { ...blank, delivery: { ...delivery, clientEmail: 'x@', requiredDate: '2026-11-15' } }
  expect(complaints({}, values)).toEqual(
    expect.arrayContaining(['Invalid email address', 'The Required date is in the past']),
  )
})
