import type { Settings, Widget } from '@trade-portal/supplier-api'

type BooleanSetting = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

interface Entry {
  /** The label under which the supplier's top button bar knows the entry; without one only a setting hides it. */
  readonly label?: string
  readonly neededSetting?: BooleanSetting
}

/** What the supplier can switch off, in the menu and at its address. */
const entries = {
  account: { label: 'My Account' },
  products: { label: 'Products', neededSetting: 'hasProducts' },
  orders: { label: 'Orders/Quotes' },
  invoices: { label: 'Invoices' },
  statements: { label: 'Statements' },
  customLists: { label: 'Custom Lists' },
  admin: { label: 'administration', neededSetting: 'hasAccountAdmin' },
  downloads: { label: 'Downloads' },
  priceBook: { label: 'Price Book', neededSetting: 'hasPriceBook' },
  payAccount: { label: 'Pay Account', neededSetting: 'hasPayAccount' },
  cart: { neededSetting: 'hasCart' },
} as const satisfies Record<string, Entry>

export type EntryName = keyof typeof entries

/** Whether the deployment itself has switched the entry off; nothing need be asked to know it. */
export function isDisabled(name: EntryName, settings: Settings): boolean {
  const entry: Entry = entries[name]
  return entry.neededSetting !== undefined && !settings[entry.neededSetting]
}

/** Whether the supplier's own configuration has to enable the entry. */
export function needsEnabling(name: EntryName): boolean {
  return 'label' in entries[name]
}

/** The entries that the top button bar clearly enables; labels are compared in any letter case. */
export function enabledEntries(bar: readonly Widget[]): ReadonlySet<EntryName> {
  const labels = new Set(bar.filter((row) => row.isEnabled).map((row) => row.label.toLowerCase()))
  return new Set(entryNames().filter((name) => isLabelled(entries[name], labels)))
}

function isLabelled({ label }: Entry, labels: ReadonlySet<string>): boolean {
  return label !== undefined && labels.has(label.toLowerCase())
}

function entryNames(): EntryName[] {
  return Object.keys(entries).filter((name): name is EntryName => Object.hasOwn(entries, name))
}
