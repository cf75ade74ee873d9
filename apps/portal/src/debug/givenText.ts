import type { SupplierControls } from './SimulatedSupplier.ts'

type Settings = Pick<ReturnType<SupplierControls['current']>, 'home' | 'faults' | 'latency'>

/** Source text of the `given()` with which a story begins with these settings. Defaults are left out. */
export function givenText({ home, faults, latency: { all, own } }: Settings): string {
  const latency = { ...(all !== 0 && { all }), ...own }
  const circumstances = { ...(home !== 'typical' && { world: home }), faults, latency }
  const written = Object.entries(circumstances).filter(([, value]) => Object.keys(value).length > 0)
  return written.length === 0 ? 'given()' : `given(${source(Object.fromEntries(written))})`
}

/** All names and texts of the settings are words with hyphens, so nothing is escaped. */
function source(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([name, inner]) => `${name}: ${source(inner)}`)
  return `{ ${entries.join(', ')} }`
}
