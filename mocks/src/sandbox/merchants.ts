import type { WorldName } from '../world/index.ts'

/** A merchant at the provider with the hosted checkout. */
interface Merchant {
  readonly name: string
  /** The world in which the merchant's payments are committed. */
  readonly world: WorldName
}

/** By checkout key. A key is not secret: the page's configuration contains it. */
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
