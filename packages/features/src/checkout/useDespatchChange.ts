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

const askedFor: Record<DespatchKind, string> = {
  none: '',
  pickup: 'This despatch type asks for a branch',
  delivery: 'This despatch type asks for an address, the vehicle, and whether somebody is onsite',
}

/** What follows when another kind of despatch is chosen. */
export function useDespatchChange(
  { clearErrors }: Pick<UseFormReturn<CheckoutValues>, 'clearErrors'>,
  kind: DespatchKind,
) {
  // Fields of the former kind may have errors, and the new kind has not asked for its own yet.
  useEffect(() => clearErrors(fieldsOfOneKind), [kind, clearErrors])
  // The fields that appear are further down, where only the eye notices them.
  useAnnouncement(askedFor[kind], { onlyChanges: true })
}
