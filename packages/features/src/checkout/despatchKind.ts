import type { DespatchMethod } from '@trade-portal/supplier-api'

/**
 * The kind of a despatch method: a `pickup` needs a branch, a `delivery` an address and a vehicle. Before a method is chosen,
 * the kind is `none`, and the form only asks for what every order needs.
 */
export type DespatchKind = 'none' | 'pickup' | 'delivery'

/** The kind of the method with this name. A name that is no longer offered counts as none. */
export function despatchKind(methods: readonly DespatchMethod[], name: string): DespatchKind {
  const method = methods.find((entry) => entry.name === name)
  if (!method) return 'none'
  return method.isPickup ? 'pickup' : 'delivery'
}
