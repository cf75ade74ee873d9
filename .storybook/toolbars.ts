import { type BrandColours, exampleBrands, applyBrand } from '@trade-portal/design-system/theme'
import type { WorldName } from '@trade-portal/mocks/given'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { colourFromAddress, fromAddress, initialOf, menus, settingTitles, worldTitles } from './toolbar/menus.ts'

/** Storybook's globals, and their initial values. Tests begin without the shell, see vitest.config.ts. */
export const initialGlobals: Readonly<Record<string, string | boolean>> = Object.fromEntries(
  menus.flatMap(({ fields }) => Object.entries(fields).map(([name, field]) => [name, initialOf(field)])),
)

const isWorldName = (name: string): name is WorldName => Object.hasOwn(worldTitles, name)

/** The toolbar's settings that change the simulated supplier or the deployment's configuration. */
export interface Conditions {
  readonly isTaxMode: boolean
  readonly locale: 'en-AU' | 'en-US'
  /** The world selected in the toolbar. If absent, the story's own world is used. */
  readonly world?: WorldName
  /** The user selected in the toolbar. If absent, the story's own user is signed in. */
  readonly role?: 'demo-admin' | 'demo-sales'
  /** Names of switches in the configuration's `settings` that are turned on. */
  readonly settings: readonly string[]
  /** The address of a picture for the masthead; '' if there is none. */
  readonly logo: string
}

export function conditionsOf(globals: Record<string, unknown>): Conditions {
  const { tax, locale, world, role, logo } = globals
  return {
    isTaxMode: tax === 'tax',
    locale: locale === 'en-US' ? 'en-US' : 'en-AU',
    ...(typeof world === 'string' && isWorldName(world) && { world }),
    ...((role === 'demo-admin' || role === 'demo-sales') && { role }),
    settings: Object.keys(settingTitles).filter((name) => globals[name] === true),
    logo: typeof logo === 'string' ? fromAddress(logo) : '',
  }
}

/**
 * Whether the toolbar shows stories under other conditions than at first. Their steps may then fail. Own colours count too,
 * because while they are typed, calls of the story are cut off. The example brands do not: pictures are taken in them.
 */
export function isChanged(globals: Record<string, unknown>): boolean {
  const seen = (values: Record<string, unknown>) =>
    JSON.stringify([values['shell'], values['brand'] === 'own', conditionsOf(values)])
  return seen(globals) !== seen(initialGlobals)
}

/** The selected theme, or the portal's own theme if the value is unknown. */
export const themeOf = (globals: Record<string, unknown>) => (globals['theme'] === 'wireframe' ? 'wireframe' : 'portal')

/**
 * The selected brand colours. For the default or an unknown brand it returns undefined, and the portal keeps its own
 * colours.
 */
export function brandOf({ brand, primary, masthead, hyperlink }: Record<string, unknown>): BrandColours | undefined {
  if (brand === 'own') return { primary: textOf(primary), masthead: textOf(masthead), hyperlink: textOf(hyperlink) }
  return brand !== 'default' && isBrandName(brand) ? exampleBrands[brand] : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? colourFromAddress(value) : '')

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

let shown = ''
let removeBrand = () => {}

/**
 * Applies a supplier's colours to the document. Begins without colours for each story, because an earlier story may have
 * left some.
 */
export function showBrand(brand: BrandColours | undefined, storyId: string): void {
  const wanted = JSON.stringify([storyId, brand])
  if (wanted === shown) return
  if (shown === '') removeBrand = applyBrand(document.documentElement)
  shown = wanted
  removeBrand()
  if (brand) applyBrand(document.documentElement, brand)
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
