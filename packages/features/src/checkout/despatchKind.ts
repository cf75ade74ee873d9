import type { DespatchMethod } from '@trade-portal/supplier-api'

/**
 * What a despatch method asks for: a `pickup` for a branch, a `delivery` for an address and a vehicle. `none` while
 * nothing is chosen; the form then asks only for what every order needs.
 */
export type DespatchKind = 'none' | 'pickup' | 'delivery'

/** The kind of the method with this name. A name that is no longer offered counts as none. */
export function despatchKind(methods: readonly DespatchMethod[], name: string): DespatchKind {
  const method = methods.find((entry) => entry.name === name)
  if (!method) return 'none'
  return method.isPickup ? 'pickup' : 'delivery'
}
