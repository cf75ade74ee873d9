import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { checkoutSchema, type CheckoutRules } from './checkoutSchema.ts'

const rules: CheckoutRules = {
  despatch: 'delivery',
  isTaxMode: false,
  userEmail: 'kim@hargreaves.example; office@hargreaves.example',
  today: '2026-11-16',
  unknownAddress: '',
  branches: [{ id: '10', name: 'Parramatta' }],
  states: [{ id: 'NSW', name: 'New South Wales' }],
  vehicles: [{ id: 'UTE', name: 'Ute' }],
}
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
    contactMobile: '',
    requiredDate: '',
    requiredTime: '',
  },
  confirmedAddress: '',
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

test('the e-mail address that the supplier has is taken as it is', () => {
  const withEmail = (clientEmail: string) => ({ ...blank, delivery: { ...blank.delivery, clientEmail } })
  expect(complaints({}, withEmail(rules.userEmail))).not.toContain('Invalid email address')
  expect(complaints({}, withEmail(`${rules.userEmail}, x`))).toContain('Invalid email address')
})

test('neither onsite nor offsite has its specified message', () => {
  const values = { ...blank, delivery: { ...blank.delivery, onsite: undefined } }
  expect(complaints({}, values)).toContain('Please select an onsite or offsite delivery')
})

test('where the supplier lists no states, any is taken and none is not', () => {
  const values = { ...blank, shipping: { ...blank.shipping, state: 'TAS' } }
  expect(complaints({ states: [] }, values)).not.toContain('State is required')
  expect(complaints({ states: [] })).toContain('State is required')
})

test('a state, vehicle or branch that is no longer offered has to be selected again', () => {
  const values = {
    ...blank,
    shipping: { ...blank.shipping, state: 'TAS' },
    delivery: { ...blank.delivery, branch: '99', vehicleType: 'BIKE' },
  }
  expect(complaints({}, values)).toEqual(expect.arrayContaining(['State is required', 'Please select a Vehicle type']))
  expect(complaints({}, values)).not.toContain('Please select a Branch')
  expect(complaints({ despatch: 'pickup' }, values)).toContain('Please select a Branch')
  const offered = {
    ...blank,
    shipping: { ...blank.shipping, state: 'NSW' },
    delivery: { ...blank.delivery, branch: '10', vehicleType: 'UTE' },
  }
  expect(complaints({}, offered).join()).not.toMatch(/State|Vehicle/)
  expect(complaints({ despatch: 'pickup' }, offered)).not.toContain('Please select a Branch')
})

test('an address that could not be found has to be confirmed, and so does another one', () => {
  const message = 'Correct the address, or tick that you have checked it'
  const unknownAddress = '1 Nowhere Road, Atlantis, NSW'
  expect(complaints({})).not.toContain(message)
  expect(complaints({ unknownAddress })).toContain(message)
  expect(complaints({ unknownAddress }, { ...blank, confirmedAddress: unknownAddress })).not.toContain(message)
  expect(complaints({ unknownAddress }, { ...blank, confirmedAddress: '2 Nowhere Road' })).toContain(message)
})
