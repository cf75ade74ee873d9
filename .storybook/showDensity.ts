const densities = new Set(['compact', 'comfortable', 'touch'])

/** Sets the density that the toolbar names; otherwise it follows the pointer. */
export function showDensity(density: unknown): void {
  const root = document.documentElement
  if (typeof density === 'string' && densities.has(density)) root.dataset['density'] = density
  else delete root.dataset['density']
}
