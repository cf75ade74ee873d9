import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { blankCheckout, type CheckoutValues } from './checkout.ts'
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

interface Entered {
  readonly shipping?: Partial<CheckoutValues['shipping']>
  readonly delivery?: {
    readonly [Key in keyof CheckoutValues['delivery']]?: CheckoutValues['delivery'][Key] | undefined
  }
  readonly confirmedAddress?: string
}

function complaints(changed: Partial<CheckoutRules>, { shipping, delivery, confirmedAddress = '' }: Entered = {}) {
  const blank = blankCheckout({ name: '', phone: '', email: '' }, '')
  const values = {
    shipping: { ...blank.shipping, jobName: ' ', ...shipping },
    delivery: { ...blank.delivery, requiredTime: '', ...delivery },
    confirmedAddress,
  }
  try {
    checkoutSchema({ ...rules, ...changed }).validateSync(values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors.toSorted()
    throw error
  }
}

const always = [
  'Job name is required',
  'Please enter a Contact name',
  'Please enter a Contact phone',
  'Please enter a Required date',
  'Please enter a Required time',
  'Please select a Despatch type',
]
const inTaxMode = [...always.slice(0, 5), 'Please select a Dispatch type', 'Zip Code is required']

test.each<[string, Partial<CheckoutRules>, string[]]>([
  ['without a despatch type', { despatch: 'none' }, always],
  [
    'for a delivery',
    {},
    [...always, 'Address is required', 'Please select a Vehicle type', 'State is required', 'Suburb is required'],
  ],
  ['for a pickup', { despatch: 'pickup' }, [...always, 'Please select a Branch']],
  ['in tax mode', { despatch: 'none', isTaxMode: true }, inTaxMode],
])('a blank form %s asks for each required field', (_kind, changed, messages) => {
  expect(complaints(changed)).toEqual(messages.toSorted())
})

const emailAddress = 'Invalid email address'
const past = 'The Required date is in the past'
const unconfirmed = 'Correct the address, or tick that you have checked it'
const unknownAddress = '1 Nowhere Road, Atlantis, NSW'

test.each<[string, string, Entered, Partial<CheckoutRules>?]>([
  [emailAddress, 'x@', { delivery: { clientEmail: 'x@' } }],
  [emailAddress, 'added to the supplier’s address', { delivery: { clientEmail: `${rules.userEmail}, x` } }],
  [past, 'yesterday', { delivery: { requiredDate: '2026-11-15' } }],
  ['Please select an onsite or offsite delivery', 'not answered', { delivery: { onsite: undefined } }],
  ['Please select a Despatch type', 'withdrawn', { shipping: { despatchType: 'DRONE' } }, { despatch: 'none' }],
  ['State is required', 'withdrawn', { shipping: { state: 'TAS' } }],
  ['State is required', 'without choices', {}, { states: [] }],
  ['Please select a Vehicle type', 'withdrawn', { delivery: { vehicleType: 'BIKE' } }],
  ['Please select a Branch', 'withdrawn', { delivery: { branch: '99' } }, { despatch: 'pickup' }],
  [unconfirmed, 'not confirmed', {}, { unknownAddress }],
  [unconfirmed, 'confirmed for another address', { confirmedAddress: '2 Nowhere Road' }, { unknownAddress }],
])('“%s” is shown for a field that is %s', (message, _what, entered, changed = {}) => {
  expect(complaints(changed, entered)).toContain(message)
})

test.each<[string, string, Entered, Partial<CheckoutRules>?]>([
  [emailAddress, 'the supplier’s address', { delivery: { clientEmail: rules.userEmail } }],
  [past, 'today', { delivery: { requiredDate: '2026-11-16' } }],
  ['Please select a Despatch type', 'chosen', { shipping: { despatchType: 'PICKUP' } }, { despatch: 'pickup' }],
  ['State is required', 'offered', { shipping: { state: 'NSW' } }],
  ['State is required', 'typed', { shipping: { state: 'TAS' } }, { states: [] }],
  ['Please select a Vehicle type', 'offered', { delivery: { vehicleType: 'UTE' } }],
  ['Please select a Branch', 'offered', { delivery: { branch: '10' } }, { despatch: 'pickup' }],
  [unconfirmed, 'confirmed for this address', { confirmedAddress: unknownAddress }, { unknownAddress }],
])('“%s” is not shown for a field that is %s', (message, _what, entered, changed = {}) => {
  expect(complaints(changed, entered)).not.toContain(message)
})
