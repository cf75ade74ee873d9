import type { Preview } from '@storybook/react-vite'
import { type BrandColours, exampleBrands, applyBrand } from '@trade-portal/design-system/theme'
import type { WorldName } from '@trade-portal/mocks/given'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'

type Icon = 'browser' | 'calendar' | 'circlehollow' | 'database' | 'globe' | 'grow' | 'paintbrush'

/** A menu of the toolbar. @param items Titles by value. */
function menu(description: string, icon: Icon, items: Readonly<Record<string, string>>) {
  const entries = Object.entries(items).map(([value, title]) => ({ value, title }))
  return { description, toolbar: { icon, dynamicTitle: true, items: entries } }
}

const worldTitles: Readonly<Record<WorldName, string>> = {
  typical: 'Typical',
  empty: 'Empty',
  onHold: 'On hold',
  suspended: 'Suspended',
  minimal: 'Minimal',
  awkward: 'Awkward',
  large: 'Large',
  usa: 'USA',
}

const isWorldName = (name: string): name is WorldName => Object.hasOwn(worldTitles, name)

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  shell: menu('Whether a screen is shown inside the shell', 'browser', {
    with: 'With the shell',
    without: 'Without the shell',
  }),
  world: menu('The supplier and the customer', 'database', { story: 'World of the story', ...worldTitles }),
  brand: menu(
    'The three colours of the supplier',
    'circlehollow',
    Object.fromEntries(Object.entries(exampleBrands).map(([name, { title }]) => [name, title])),
  ),
  density: menu('The size of rows and controls', 'grow', {
    auto: 'Density by pointer',
    compact: 'Compact',
    comfortable: 'Comfortable',
    touch: 'Touch',
  }),
  theme: menu('Theme', 'paintbrush', { portal: 'Portal', wireframe: 'Wireframe: any colour left is hard-coded' }),
  tax: menu('Tax wording', 'globe', { gst: 'GST (Australia)', tax: 'Tax mode (United States)' }),
  locale: menu('Locale', 'calendar', { 'en-AU': 'en-AU: day/month/year', 'en-US': 'en-US: month/day/year' }),
}

/** Storybook's initial settings. Tests begin without the shell, see vitest.config.ts. */
export const initialGlobals = {
  shell: 'with',
  world: 'story',
  brand: 'default',
  density: 'auto',
  theme: 'portal',
  tax: 'gst',
  locale: 'en-AU',
}

/** The toolbar's settings that change the simulated supplier or the deployment's configuration. */
export interface Conditions {
  readonly isTaxMode: boolean
  readonly locale: 'en-AU' | 'en-US'
  /** The world selected in the toolbar. If absent, the story's own world is used. */
  readonly world?: WorldName
}

export function conditionsOf({ tax, locale, world }: Record<string, unknown>): Conditions {
  return {
    isTaxMode: tax === 'tax',
    locale: locale === 'en-US' ? 'en-US' : 'en-AU',
    ...(typeof world === 'string' && isWorldName(world) && { world }),
  }
}

/** The selected theme, or the portal's own theme if the value is unknown. */
export const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'wireframe' ? 'wireframe' : 'portal')

/**
 * The selected brand colours. For the default or an unknown brand it returns undefined, and the portal keeps its own
 * colours.
 */
export function brandOf({ brand }: Record<string, unknown>): BrandColours | undefined {
  return brand !== 'default' && isBrandName(brand) ? exampleBrands[brand] : undefined
}

const isBrandName = (name: unknown): name is keyof typeof exampleBrands =>
  typeof name === 'string' && Object.hasOwn(exampleBrands, name)

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

/** The viewports in the toolbar. Stories named `OnAPhone` use `mobile1`. */
export const viewports = {
  mobile1: { ...MINIMAL_VIEWPORTS.mobile1, name: 'Narrowest phone, 320' },
  phone: screen('Phone', 360, 740, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  desktop: screen('Desktop', 1280, 800, 'desktop'),
  wide: screen('Wide desktop', 1680, 1050, 'desktop'),
}

let current: BrandColours | undefined
let removeCurrent = () => {}

/**
 * Applies a supplier's colours to the document, for all stories on the page, and removes the colours of the previous brand.
 */
export function showBrand(brand: BrandColours | undefined): void {
  if (brand === current) return
  removeCurrent()
  current = brand
  removeCurrent = brand ? applyBrand(document.documentElement, brand) : () => {}
}

const densities = new Set(['compact', 'comfortable', 'touch'])

const phones = new Set(['mobile1', 'phone'])

/**
 * Sets the density selected in the toolbar. If none is selected, phone viewports get the touch density. In other viewports,
 * the density depends on whether the device has a mouse or a touch screen.
 */
export function showDensity({ density, viewport }: Record<string, unknown>): void {
  const root = document.documentElement
  if (typeof density === 'string' && densities.has(density)) root.dataset['density'] = density
  else if (phones.has(widthOf(viewport))) root.dataset['density'] = 'touch'
  else delete root.dataset['density']
}

/** Storybook stores the viewport as its name, or as an object with name and rotation. */
function widthOf(viewport: unknown): string {
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport
  return typeof value === 'string' ? value : ''
}
