import type { Settings, Widget } from '@trade-portal/supplier-api'

type BooleanSetting = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

interface Part {
  /**
   * The label in the supplier's top button bar that enables this part of the portal. A part without a label can only be
   * disabled by a setting, or together with another part that it needs.
   */
  readonly label?: string
  readonly neededSetting?: BooleanSetting
  /** Other parts that this part needs. If one of them is disabled, this part is disabled too. */
  readonly needs?: readonly (keyof typeof ownParts)[]
}

/**
 * Parts of the portal that can be disabled independently. A disabled part is not in the menu, and cannot be opened by its
 * address.
 */
const ownParts = {
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
} as const satisfies Record<string, Omit<Part, 'needs'>>

const parts = {
  ...ownParts,
  orderAgain: { needs: ['orders', 'products', 'cart'] },
  quickOrder: { needs: ['products', 'cart'] },
} as const satisfies Record<string, Part>

export type AccessName = keyof typeof parts

/** The labels of the top button bar that enable a part. */
export const accessLabels: readonly string[] = Object.values(parts).flatMap((part: Part) => part.label ?? [])

/** Whether a setting of the deployment disables the part. No request is needed to know this. */
export function isDisabled(name: AccessName, settings: Settings): boolean {
  const { neededSetting, needs = [] }: Part = parts[name]
  return (neededSetting !== undefined && !settings[neededSetting]) || needs.some((other) => isDisabled(other, settings))
}

/** Whether the supplier's top button bar has to enable this part, or another part that this part needs. */
export function needsEnabling(name: AccessName): boolean {
  const { label, needs = [] }: Part = parts[name]
  return label !== undefined || needs.some(needsEnabling)
}

/** The parts that the top button bar enables. Labels are compared case-insensitively. */
export function enabledAccess(bar: readonly Pick<Widget, 'label' | 'isEnabled'>[]): ReadonlySet<AccessName> {
  const labels = new Set(bar.filter((row) => row.isEnabled).map((row) => row.label.toLowerCase()))
  const names = Object.keys(parts).filter((name): name is AccessName => Object.hasOwn(parts, name))
  return new Set(names.filter((name) => needsEnabling(name) && isEnabled(name, labels)))
}

function isEnabled(name: AccessName, labels: ReadonlySet<string>): boolean {
  const { label, needs = [] }: Part = parts[name]
  return (label === undefined || labels.has(label.toLowerCase())) && needs.every((other) => isEnabled(other, labels))
}

/** The account statuses with which the supplier may refuse new orders. */
export const restrictedStatuses = ['On Hold', 'Suspended'] as const
export type RestrictedStatus = (typeof restrictedStatuses)[number]

/** @returns undefined if the status is unknown or not in `restrictedStatuses` */
export function restrictedStatus(status: string | undefined): RestrictedStatus | undefined {
  return restrictedStatuses.find((restricted) => restricted === status)
}
