import type { Settings, Widget } from '@trade-portal/supplier-api'

type BooleanSetting = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

interface Entry {
  /** The entry's label in the supplier's top button bar. Without it, only a setting can hide the entry. */
  readonly label?: string
  readonly neededSetting?: BooleanSetting
}

/** Parts of the portal that can be disabled. A disabled part is missing in the menu and refused at its address. */
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

export type AccessName = keyof typeof entries

/** The labels of the top button bar that enable an entry. */
export const accessLabels: readonly string[] = Object.values(entries).flatMap((entry: Entry) => entry.label ?? [])

/** Whether a setting of the deployment disables the entry. No request is needed to know this. */
export function isDisabled(name: AccessName, settings: Settings): boolean {
  const entry: Entry = entries[name]
  return entry.neededSetting !== undefined && !settings[entry.neededSetting]
}

/** Whether an entry is disabled unless the supplier's top button bar enables it. */
export function needsEnabling(name: AccessName): boolean {
  return 'label' in entries[name]
}

/** The entries that the top button bar enables. Labels are compared case-insensitively. */
export function enabledAccess(bar: readonly Widget[]): ReadonlySet<AccessName> {
  const labels = new Set(bar.filter((row) => row.isEnabled).map((row) => row.label.toLowerCase()))
  return new Set(entryNames().filter((name) => isLabelled(entries[name], labels)))
}

function isLabelled({ label }: Entry, labels: ReadonlySet<string>): boolean {
  return label !== undefined && labels.has(label.toLowerCase())
}

function entryNames(): AccessName[] {
  return Object.keys(entries).filter((name): name is AccessName => Object.hasOwn(entries, name))
}
