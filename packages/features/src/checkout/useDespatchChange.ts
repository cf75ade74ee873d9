import { useAnnouncement } from '@trade-portal/design-system'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutValues } from './checkoutValues.ts'
import type { DespatchKind } from './despatchKind.ts'

const fieldsOfOneKind = [
  'shipping.address',
  'shipping.suburb',
  'shipping.state',
  'delivery.branch',
  'delivery.vehicleType',
  'confirmedAddress',
] as const

const neededFields: Record<DespatchKind, string> = {
  none: '',
  pickup: 'This despatch type asks for a branch',
  delivery: 'This despatch type asks for an address, the vehicle, and whether somebody is onsite',
}

/** Clears errors and announces the new fields when another kind of despatch is chosen. */
export function useDespatchChange(
  { clearErrors }: Pick<UseFormReturn<CheckoutValues>, 'clearErrors'>,
  kind: DespatchKind,
) {
  // Errors in the fields for the previous kind no longer apply.
  useEffect(() => clearErrors(fieldsOfOneKind), [kind, clearErrors])
  // The new fields are announced, because they appear further down, where screen readers do not notice them.
  useAnnouncement(neededFields[kind], { onlyChanges: true })
}
