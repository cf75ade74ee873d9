import type { Session, Supplier } from '../state/supplier.ts'
import { supplierTime } from '../world/calendar.ts'
import type { User } from '../world/world.ts'

const idleLimitMs = 8 * 60 * 60 * 1000

/** Opens a session and records the sign-in. @throws Error if the user's customer is not in the world */
export function openSession(supplier: Supplier, user: User): Session {
  const customer = supplier.world.customers.find(({ id }) => id === user.customerId)
  if (!customer) throw new Error(`The world has no customer ${user.customerId} for the user ${user.userName}`)
  const now = supplier.now()
  const session: Session = {
    id: supplier.nextId('session'),
    user,
    userName: user.userName,
    customer,
    lastLogin: supplier.lastLogins.get(user.id) ?? null,
    expiresAt: now.getTime() + idleLimitMs,
  }
  supplier.sessions.set(session.id, session)
  supplier.lastLogins.set(user.id, supplierTime(now))
  return session
}

/**
 * Finds a valid session and extends its expiry. Undefined if the session is unknown or has expired, or if its user may
 * no longer sign in.
 */
export function sessionOf(supplier: Supplier, id: string | null): Session | undefined {
  const session = id === null ? undefined : supplier.sessions.get(id)
  const now = supplier.now().getTime()
  if (!session) return undefined
  const user = supplier.users.find((candidate) => candidate.id === session.user.id)
  if (session.expiresAt <= now || !user?.canUseWeb) {
    supplier.sessions.delete(session.id)
    return undefined
  }
  session.user = user
  session.expiresAt = now + idleLimitMs
  return session
}

/** Finds a user by name, ignoring case. */
export function userNamed(supplier: Supplier, userName: string): User | undefined {
  const name = userName.trim().toLowerCase()
  return supplier.users.find((user) => user.userName.toLowerCase() === name)
}
