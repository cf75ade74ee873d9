import type { Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import { isAddress, sendEmail } from './outbox.ts'
import { requireAll, type Check } from './refusal.ts'
import { userNamed } from './sessions.ts'
import { statementDays, statementReference } from './statements.ts'
import { addUser } from './users.ts'

/**
 * Adds a user to a customer account. The date and reference of the latest statement prove that the user belongs to it.
 * The role is `sales`; an administrator can change it later. @throws Refusal with a row for each invalid field
 */
export function register(supplier: Supplier, payload: Payload<'registerForAccess'>): void {
  requireAll([...proofChecks(supplier, payload), ...userChecks(supplier, payload)])
  addUser(supplier, {
    userName: payload.userName.trim(),
    password: payload.password,
    role: 'sales',
    customerId: payload.customerID.trim(),
    firstName: payload.nameFirst.trim(),
    lastName: payload.nameLast.trim(),
    email: payload.emailAddress.trim(),
    mobile: '',
    canUseWeb: true,
    canUseMobile: true,
  })
  sendEmail(supplier, {
    about: 'registration',
    to: [payload.emailAddress.trim()],
    subject: `Your access to the trade portal of ${supplier.world.supplier.name}`,
    body: `You can sign in as ${payload.userName.trim()}.`,
  })
}

function proofChecks(supplier: Supplier, payload: Payload<'registerForAccess'>): Check[] {
  const customer = supplier.world.customers.find(({ id }) => id === payload.customerID.trim())
  if (!customer) return [['customerID', false, 'There is no account of this number']]
  const [latest] = statementDays(supplier, customer.id)
  if (latest === undefined) return [['statementDate', false, 'This account has had no statement yet']]
  const reference = statementReference(customer.id, latest)
  return [
    ['statementDate', payload.statementDate === latest, 'This is not the date of your latest statement'],
    [
      'statementReference',
      payload.statementReference.trim() === reference,
      'This is not the reference of your latest statement',
    ],
  ]
}

function userChecks(supplier: Supplier, payload: Payload<'registerForAccess'>): Check[] {
  return [
    ['userName', payload.userName.trim() !== '', 'Enter a new username'],
    ['userName', !userNamed(supplier, payload.userName), 'This username is taken'],
    ['nameFirst', payload.nameFirst.trim() !== '', 'Required'],
    ['nameLast', payload.nameLast.trim() !== '', 'Required'],
    ['emailAddress', isAddress(payload.emailAddress), 'Invalid email address'],
    ['password', payload.password !== '', 'Required'],
  ]
}
