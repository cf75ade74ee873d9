import type { Payload } from '@trade-portal/supplier-api'
import { isAddress } from './outbox.ts'
import { Refusal, refuse, type RefusalRow } from './refusal.ts'
import { userNamed } from './sessions.ts'
import type { Session, Supplier } from '../state/supplier.ts'
import type { User } from '../world/world.ts'

type Details = Pick<User, 'userName' | 'password' | 'role' | 'firstName' | 'lastName' | 'email' | 'mobile'>
type NewUser = Details & Pick<User, 'customerId' | 'canUseWeb' | 'canUseMobile'>

/** Lets another person sign in. @throws Refusal for a user name that is taken, and for details that are missing */
export function addUser(supplier: Supplier, user: NewUser): User {
  const wrong = wrongDetails(supplier, user, undefined)
  if (user.password === '') wrong.push({ field: 'tpaUserPassword', msg: 'Required' })
  if (wrong.length > 0) throw new Refusal(wrong)
  const number = supplier.nextUserNumber
  supplier.nextUserNumber += 1
  const added = { ...user, id: `U${1000 + number}`, contactId: `C${number}`, lastLogin: null }
  supplier.users.push(added)
  return added
}

/** Changes a person; a blank password leaves the old one. @throws Refusal */
export function updateUser(supplier: Supplier, customerId: string, payload: Payload<'updateMobileUsers'>): void {
  const index = indexOf(supplier, customerId, payload.custContactID)
  const before = supplier.users[index]
  if (!before) return
  const details = detailsOf(payload)
  const wrong = wrongDetails(supplier, details, before)
  if (wrong.length > 0) throw new Refusal(wrong)
  const password = details.password === '' ? before.password : details.password
  supplier.users[index] = { ...before, ...details, password, canUseWeb: payload.canAccessTPWeb }
}

/** Takes a sign-in away; nobody can take their own. @throws Refusal */
export function deleteUser(supplier: Supplier, { user, customer }: Session, contactId: string): void {
  const index = indexOf(supplier, customer.id, contactId)
  if (supplier.users[index]?.id === user.id) refuse('custContactID', 'You cannot delete the user that you signed in as')
  supplier.users.splice(index, 1)
}

/** The person that an account form describes. */
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

function wrongDetails(supplier: Supplier, details: Details, before: User | undefined): RefusalRow[] {
  const namesake = userNamed(supplier, details.userName)
  const checks: readonly (readonly [string, boolean, string])[] = [
    ['tpauserID', details.userName !== '', 'Required'],
    ['tpauserID', !namesake || namesake.id === before?.id, `The user name ${details.userName} is taken`],
    ['firstName', details.firstName !== '', 'Required'],
    ['lastName', details.lastName !== '', 'Required'],
    ['emailAddress', isAddress(details.email), 'Invalid email address'],
  ]
  return checks.flatMap(([field, isRight, msg]) => (isRight ? [] : [{ field, msg }]))
}
