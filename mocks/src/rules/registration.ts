import type { Payload } from '@trade-portal/supplier-api'
import type { Supplier } from '../state/supplier.ts'
import { isAddress, sendEmail } from './outbox.ts'
import { failedChecks, refuseRows, type RefusalRow } from './refusal.ts'
import { userNamed } from './sessions.ts'
import { statementDays, statementReference } from './statements.ts'
import { addUser } from './users.ts'

/**
 * Adds a user to a customer account. The date and reference of the latest statement prove that the user belongs to it.
 * The role is `sales`; an administrator can change it later. @throws Refusal with a row for each invalid field
 */
export function register(supplier: Supplier, payload: Payload<'registerForAccess'>): void {
  refuseRows([...proofErrors(supplier, payload), ...userErrors(supplier, payload)])
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

function proofErrors(supplier: Supplier, payload: Payload<'registerForAccess'>): RefusalRow[] {
  const customer = supplier.world.customers.find(({ id }) => id === payload.customerID.trim())
  if (!customer) return [{ field: 'customerID', msg: 'There is no account of this number' }]
  const [latest] = statementDays(supplier, customer.id)
  if (latest === undefined) return [{ field: 'statementDate', msg: 'This account has had no statement yet' }]
  const rows: RefusalRow[] = []
  if (payload.statementDate !== latest)
    rows.push({ field: 'statementDate', msg: 'This is not the date of your latest statement' })
  if (payload.statementReference.trim() !== statementReference(customer.id, latest))
    rows.push({ field: 'statementReference', msg: 'This is not the reference of your latest statement' })
  return rows
}

function userErrors(supplier: Supplier, payload: Payload<'registerForAccess'>): RefusalRow[] {
  return failedChecks([
    ['userName', payload.userName.trim() !== '', 'Enter a new username'],
    ['userName', !userNamed(supplier, payload.userName), 'This username is taken'],
    ['nameFirst', payload.nameFirst.trim() !== '', 'Required'],
    ['nameLast', payload.nameLast.trim() !== '', 'Required'],
    ['emailAddress', isAddress(payload.emailAddress), 'Invalid email address'],
    ['password', payload.password !== '', 'Required'],
  ])
}
