import { operations, type OperationName, type Operation, type Payload } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { Refusal, refuse } from '../rules/refusal.ts'
import type { Session } from '../state/supplier.ts'

/** The payload of an operation, held to the registry. @throws Refusal with a row for each wrong field */
export function checkedPayload<N extends OperationName>(name: N, body: Readonly<Record<string, unknown>>): Payload<N> {
  const definition: Operation = operations[name]
  const parsed = v.safeParse(definition.request, body)
  const filled = Object.keys(definition.fill ?? {})
  const rows = [
    ...(parsed.issues ?? []).map((issue) => ({ field: v.getDotPath(issue) ?? '', msg: issue.message })),
    ...filled.filter((field) => !isFilled(body[field])).map((field) => ({ field, msg: `${field} is missing` })),
  ]
  if (!parsed.success || rows.length > 0) throw new Refusal(rows)
  // What the schema and the fill have just checked is what the type says.
  const whole = v.custom<Payload<N>>((value) => typeof value === 'object')
  return v.parse(
    whole,
    Object.assign({}, parsed.output, Object.fromEntries(filled.map((field) => [field, body[field]]))),
  )
}

/** Nobody can speak for another customer or user, whatever the field is called. @throws Refusal */
export function checkOwner(name: OperationName, body: Readonly<Record<string, unknown>>, session: Session): void {
  const definition: Operation = operations[name]
  for (const [field, source] of Object.entries(definition.fill ?? {})) {
    const said = body[field]
    if (said === undefined) continue
    if (source === 'customerId' && said !== session.customer.id) refuse(field, 'This is not your account')
    if (source === 'userId' && said !== session.user.id) refuse(field, 'This is not your user')
    if (source === 'userName' && !isSameName(said, session)) refuse(field, 'This is not your user name')
  }
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isSameName(given: unknown, { user, userName }: Session): boolean {
  const names = [user.userName.toLowerCase(), userName.toLowerCase()]
  return typeof given === 'string' && names.includes(given.trim().toLowerCase())
}
