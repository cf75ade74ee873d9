import type { Supplier } from './supplier.ts'

/**
 * Everything that has come of a world since it began: plain data, lists and maps, to be kept and put back. The world
 * itself is not in it, nor what happens only for a test: faults, latency, the requests of the ledger.
 */
export type Snapshot = Omit<Supplier, 'world' | 'now' | 'orderedCarts' | 'products' | 'nextId'>

/** The state as it is now; it is the simulation's own, so it has to be written down before the next call. */
export function snapshotOf(supplier: Supplier): Snapshot {
  const { world: _world, now: _now, orderedCarts: _carts, products: _products, nextId: _nextId, ...state } = supplier
  return state
}

/** A supplier of the same world, as it stood when the snapshot was taken. */
export function putBack(supplier: Supplier, snapshot: Snapshot): Supplier {
  return { ...supplier, ...snapshot }
}
