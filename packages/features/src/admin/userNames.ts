import { roles } from '@trade-portal/supplier-api'

interface Person {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name; '' if the supplier has neither. */
export function fullName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ')
}

/** The name of a user, or the username if the name is blank. */
export function personName(user: Person & { readonly userName: string }): string {
  return fullName(user) || user.userName || 'This user'
}

type KnownRole = (typeof roles)[number]

const names: Readonly<Record<KnownRole, string>> = { admin: 'Admin', sales: 'Sales' }

/** Returns which of the two specified roles this is, ignoring letter case; undefined for any other role. */
export function knownRole(role: string): KnownRole | undefined {
  return roles.find((known) => known === role.toLowerCase())
}

/** The name of a role. An unknown role is shown as the supplier writes it. */
export function roleName(role: string): string {
  const known = knownRole(role)
  return known ? names[known] : role
}

/** The roles to choose from for a user. The current role is included exactly as the supplier writes it. */
export function roleOptions(present: string): { readonly value: string; readonly label: string }[] {
  const options = roles.map((role) => ({ value: knownRole(present) === role ? present : role, label: names[role] }))
  const isOther = present !== '' && knownRole(present) === undefined
  return isOther ? [...options, { value: present, label: present }] : options
}
