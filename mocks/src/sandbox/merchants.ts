import type { WorldName } from '../world/index.ts'

/** A merchant who takes payments with the hosted checkout. */
interface Merchant {
  readonly name: string
  /** The world that gets the merchant's payments. */
  readonly world: WorldName
}

/** Merchants by checkout key. A key is not secret, because the page's configuration contains it. */
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
