import { applyBrand, type BrandColours } from '@trade-portal/design-system/theme'

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
