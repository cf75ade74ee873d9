import type { Payload } from '@trade-portal/supplier-api'
import type { Session, Supplier } from '../state/supplier.ts'
import type { User } from '../world/world.ts'
import { isAddress } from './outbox.ts'
import { refuse, requireAll, type Check } from './refusal.ts'
import { userNamed } from './sessions.ts'

type Details = Pick<User, 'userName' | 'password' | 'role' | 'firstName' | 'lastName' | 'email' | 'mobile'>
type NewUser = Details & Pick<User, 'customerId' | 'canUseWeb' | 'canUseMobile'>

/** Adds a user. @throws Refusal for a user name that is taken, and for missing or invalid details */
export function addUser(supplier: Supplier, user: NewUser): User {
  requireAll([...detailChecks(supplier, user, undefined), ['tpaUserPassword', user.password !== '', 'Required']])
  const number = supplier.nextUserNumber
  supplier.nextUserNumber += 1
  const added = { ...user, id: `U${1000 + number}`, contactId: `C${number}`, lastLogin: null }
  supplier.users.push(added)
  return added
}

/**
 * Changes a user. A blank password keeps the old one.
 * @throws Refusal for an unknown user and for invalid details
 */
export function updateUser(supplier: Supplier, customerId: string, payload: Payload<'updateMobileUsers'>): void {
  const index = indexOf(supplier, customerId, payload.custContactID)
  const before = supplier.users[index]
  if (!before) return
  const details = detailsOf(payload)
  requireAll(detailChecks(supplier, details, before))
  const password = details.password === '' ? before.password : details.password
  supplier.users[index] = { ...before, ...details, password, canUseWeb: payload.canAccessTPWeb }
}

/**
 * Deletes a user.
 * @throws Refusal for an unknown user, and if users try to delete themselves
 */
export function deleteUser(supplier: Supplier, { user, customer }: Session, contactId: string): void {
  const index = indexOf(supplier, customer.id, contactId)
  if (supplier.users[index]?.id === user.id) refuse('custContactID', 'You cannot delete the user that you signed in as')
  supplier.users.splice(index, 1)
}

/** The user's details in the fields of an account form. */
export function detailsOf(form: Payload<'addMobileUser'> | Payload<'updateMobileUsers'>): Details {
  return {
    userName: form.tpauserID.trim(),
    password: form.tpaUserPassword,
    role: form.roleID,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.emailAddress.trim(),
    mobile: form.phoneMobile.trim(),
  }
}

function indexOf(supplier: Supplier, customerId: string, contactId: string): number {
  const index = supplier.users.findIndex((user) => user.contactId === contactId && user.customerId === customerId)
  return index < 0 ? refuse('custContactID', 'This user does not exist any more') : index
}

function detailChecks(supplier: Supplier, details: Details, before: User | undefined): Check[] {
  const sameName = userNamed(supplier, details.userName)
  return [
    ['tpauserID', details.userName !== '', 'Required'],
    ['tpauserID', !sameName || sameName.id === before?.id, `The user name ${details.userName} is taken`],
    ['firstName', details.firstName !== '', 'Required'],
    ['lastName', details.lastName !== '', 'Required'],
    ['emailAddress', isAddress(details.email), 'Invalid email address'],
  ]
}
