import type { FieldPath } from 'react-hook-form'
import type { CheckoutChoices, CheckoutValues } from './checkout.ts'
import { despatchKind } from './delivery.ts'

/** The parts of the form that phones and tablets show as one line each once they are known, with the fields of each. */
export const partFields = {
  despatch: ['shipping.despatchType'],
  job: ['shipping.jobName', 'shipping.reference', 'shipping.zipCode', 'shipping.notes'],
  address: ['shipping.address', 'shipping.suburb', 'shipping.state'],
  branch: ['delivery.branch'],
  vehicle: ['delivery.vehicleType', 'delivery.onsite'],
  contact: ['delivery.contactName', 'delivery.contactPhone', 'delivery.contactMobile', 'delivery.clientEmail'],
  time: ['delivery.requiredDate', 'delivery.requiredTime'],
} as const satisfies Record<string, readonly FieldPath<CheckoutValues>[]>

export type Part = keyof typeof partFields

export interface KnownPartsInput extends CheckoutChoices {
  readonly isTaxMode: boolean
  /** Formats a day and a time; '' if either is not one. */
  readonly timeText: (day: string, time: string) => string
}

export const onsiteLabel = 'Onsite contact will receive the delivery'

/**
 * What each part of the form says, as people read it, with the most important fact first. Nothing is left out, because a
 * phone shows the facts in place of the fields. A part that lacks something required has no facts.
 */
export function knownParts(
  values: CheckoutValues,
  { methods, vehicles, branches, states, isTaxMode, timeText }: KnownPartsInput,
): Record<Part, readonly string[]> {
  const { shipping, delivery } = values
  const method = methods.find(({ name }) => name === shipping.despatchType)
  const state = states.length === 0 ? shipping.state : nameIn(states, shipping.state)
  const address = [shipping.address, shipping.suburb, state].map((text) => text.trim())
  const place = address.filter((text) => text !== '').join(', ')
  // The address of a pickup is optional, and belongs to the job.
  const isDelivery = despatchKind(methods, shipping.despatchType) === 'delivery'
  const reference = shipping.reference.trim()
  const branch = nameIn(branches, delivery.branch)
  return {
    despatch: facts([method?.description ?? '']),
    job: facts(
      [shipping.jobName, ...(isTaxMode ? [shipping.zipCode] : [])],
      [reference && `Ref ${reference}`, shipping.notes, isDelivery ? '' : place],
    ),
    address: address.includes('') ? [] : [place],
    branch: facts([branch && `Branch: ${branch}`]),
    vehicle: facts([nameIn(vehicles, delivery.vehicleType)], [delivery.onsite ? onsiteLabel : '']),
    contact: facts([delivery.contactName, delivery.contactPhone], [delivery.contactMobile, delivery.clientEmail]),
    time: facts([timeText(delivery.requiredDate, delivery.requiredTime)]),
  }
}

const nameIn = (choices: readonly { readonly id: string; readonly name: string }[], id: string) =>
  choices.find((choice) => choice.id === id)?.name ?? ''

function facts(required: readonly string[], optional: readonly string[] = []): readonly string[] {
  const isFilled = (text: string) => text.trim() !== ''
  return required.every(isFilled) ? [...required, ...optional].map((text) => text.trim()).filter(isFilled) : []
}
