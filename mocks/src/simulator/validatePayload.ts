import { operations, type OperationName, type Operation, type Payload } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { Refusal, refuse } from '../rules/refusal.ts'
import type { Session } from '../state/supplier.ts'

/** Validates a payload against the operation registry. @throws Refusal with a row for each invalid field */
export function validatePayload<N extends OperationName>(name: N, body: Readonly<Record<string, unknown>>): Payload<N> {
  const definition: Operation = operations[name]
  const parsed = v.safeParse(definition.request, body)
  const filled = Object.keys(definition.fill ?? {})
  const rows = [
    ...(parsed.issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', msg: issue.message })),
    ...filled.filter((field) => !isFilled(body[field])).map((field) => ({ field, msg: `${field} is missing` })),
  ]
  if (!parsed.success || rows.length > 0) throw new Refusal(rows)
  // All fields have been checked above; this check only gives the result its type.
  const whole = v.custom<Payload<N>>((value) => typeof value === 'object')
  return v.parse(
    whole,
    Object.assign({}, parsed.output, Object.fromEntries(filled.map((field) => [field, body[field]]))),
  )
}

/** Refuses a payload that names a customer or user other than the session's. @throws Refusal */
export function checkOwner(name: OperationName, body: Readonly<Record<string, unknown>>, session: Session): void {
  const definition: Operation = operations[name]
  for (const [field, source] of Object.entries(definition.fill ?? {})) {
    const value = body[field]
    if (value === undefined) continue
    if (source === 'customerId' && value !== session.customer.id) refuse(field, 'This is not your account')
    if (source === 'userId' && value !== session.user.id) refuse(field, 'This is not your user')
    if (source === 'userName' && !isSameName(value, session)) refuse(field, 'This is not your user name')
  }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isSameName(given: unknown, { user, userName }: Session): boolean {
  const names = [user.userName.toLowerCase(), userName.toLowerCase()]
  return typeof given === 'string' && names.includes(given.trim().toLowerCase())
}
