import type { WorldName } from '../world/index.ts'

/** A supplier as the provider with the hosted checkout knows it. */
export interface Merchant {
  readonly name: string
  /** Where its payments are committed, if this world is served; else in the first one. */
  readonly world: WorldName
}

/** By checkout key. A key is no secret: it stands in the configuration of the page. */
const merchants: ReadonlyMap<string, Merchant> = new Map([
  ['wr_test_corymbia', { name: 'Corymbia Building Supplies', world: 'typical' }],
  ['wr_test_loneoak', { name: 'Lone Oak Building Supply', world: 'usa' }],
])

export function merchantOf(key: string): Merchant | undefined {
  return merchants.get(key)
}

export function checkoutKeys(): string[] {
  return [...merchants.keys()]
}
