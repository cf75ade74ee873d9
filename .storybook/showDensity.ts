const densities = new Set(['compact', 'comfortable', 'touch'])

/** The widths at which the portal is used by touch. */
const phones = new Set(['mobile1', 'phone'])

/** Sets the density that the toolbar names. Without one a phone has that of touch; elsewhere it follows the pointer. */
export function showDensity({ density, viewport }: Record<string, unknown>): void {
  const root = document.documentElement
  if (typeof density === 'string' && densities.has(density)) root.dataset['density'] = density
  else if (phones.has(widthOf(viewport))) root.dataset['density'] = 'touch'
  else delete root.dataset['density']
}

/** Storybook holds the name of the viewport alone, or in an object with its rotation. */
function widthOf(viewport: unknown): string {
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport
  return typeof value === 'string' ? value : ''
}
