import { brandDefaults, exampleBrands, readColour } from '@trade-portal/design-system/brands'
import type { WorldName } from '@trade-portal/mocks/given'
import type { SettingsFile } from '@trade-portal/supplier-api'

/** One of Storybook's globals as a field of a menu. The first choice is the initial value. */
export type Field =
  | { readonly kind: 'choice'; readonly label: string; readonly choices: Readonly<Record<string, string>> }
  | { readonly kind: 'switch' | 'address'; readonly label: string }
  /** The fallback is shown while no colour is chosen. */
  | { readonly kind: 'colour'; readonly label: string; readonly fallback: string }

interface Menu {
  readonly title: string
  /** Fields by the name of their global. */
  readonly fields: Readonly<Record<string, Field>>
}

const choice = <Choices extends Readonly<Record<string, string>>>(label: string, choices: Choices) =>
  ({ kind: 'choice', label, choices }) as const

export const worldTitles: Readonly<Record<WorldName, string>> = {
  typical: 'Typical',
  empty: 'Empty',
  onHold: 'On hold',
  suspended: 'Suspended',
  minimal: 'Minimal',
  awkward: 'Awkward',
  large: 'Large',
  usa: 'USA',
}

/** What switches of the deployment's settings do, by their names in the configuration file. */
export const settingTitles = {
  shopping_cart_disabled: 'No cart',
  products_button_disabled: 'No products',
  pay_account_button_disabled: 'No Pay Account',
  pricebook_button_disabled: 'No price book',
  account_admin_button_disabled: 'No administration',
  hide_products_price: 'No subtotal beside the cart',
  hide_review_price: 'No totals in the cart',
  hide_finalise_price: 'No totals in the checkout',
  tax_inclusive: 'Prices include tax',
} as const satisfies Partial<Record<keyof SettingsFile, string>>

const brandTitles = Object.fromEntries(Object.entries(exampleBrands).map(([name, { title }]) => [name, title]))

/** The menus of the toolbar. Storybook's manager draws them, and the preview acts on them. */
export const menus: readonly Menu[] = [
  {
    title: 'Supplier',
    fields: {
      world: choice('World', { story: 'World of the story', ...worldTitles }),
      role: choice('Role', { story: 'Role of the story', 'demo-admin': 'Administrator', 'demo-sales': 'Sales user' }),
      tax: choice('Tax wording', { gst: 'GST (Australia)', tax: 'Tax mode (United States)' }),
      locale: choice('Locale', { 'en-AU': 'en-AU: day/month/year', 'en-US': 'en-US: month/day/year' }),
      ...Object.fromEntries(Object.entries(settingTitles).map(([name, label]) => [name, { kind: 'switch', label }])),
    },
  },
  {
    title: 'Brand',
    fields: {
      brand: choice('Brand', { ...brandTitles, own: 'Own colours' }),
      primary: { kind: 'colour', label: 'Primary', fallback: brandDefaults.primary },
      masthead: { kind: 'colour', label: 'Masthead', fallback: brandDefaults.masthead },
      hyperlink: { kind: 'colour', label: 'Hyperlink', fallback: brandDefaults.hyperlink },
      logo: { kind: 'address', label: 'Address of a logo' },
    },
  },
  {
    title: 'View',
    fields: {
      shell: choice('Shell', { with: 'With the shell', without: 'Without the shell' }),
      density: choice('Density', {
        auto: 'Density by pointer',
        compact: 'Compact',
        comfortable: 'Comfortable',
        touch: 'Touch',
      }),
      theme: choice('Theme', { portal: 'Portal', wireframe: 'Wireframe: any colour left is hard-coded' }),
    },
  },
]

export function initialOf(field: Field): string | boolean {
  if (field.kind === 'choice') return Object.keys(field.choices)[0] ?? ''
  return field.kind === 'switch' ? false : ''
}

/**
 * A colour as the address of the page keeps it, such as `hex-1b1b1b`. Storybook would write `!hex(1b1b1b)`, and chat and mail
 * programs leave the bracket out of a link.
 * @returns undefined if the text is not a colour
 */
export const colourInAddress = (text: string) => readColour(text)?.toHex().replace('#', 'hex-')

/** The colour that `colourInAddress` has written. Any other text stays as it is. */
export const colourFromAddress = (written: string) => written.replace(/^hex-/, '#')

/** Storybook keeps only letters, digits and hyphens of a text in the address of the page. */
export const inAddress = (text: string) =>
  btoa(encodeURI(text)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The text that `inAddress` has written; '' if the address was cut off. */
export function fromAddress(written: string): string {
  try {
    return decodeURI(atob(written.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return ''
  }
}
