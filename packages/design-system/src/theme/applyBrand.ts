import { brandVariables, deriveBrand } from './brand.ts'
import type { BrandColours } from './brand.ts'

/** The three colours as the deployment's style sheet sets them on `root`; empty where it does not. */
export function readBrand(root: HTMLElement): Required<BrandColours> {
  const computed = getComputedStyle(root)
  return {
    primary: computed.getPropertyValue('--primary-interaction-background').trim(),
    masthead: computed.getPropertyValue('--masthead-background').trim(),
    hyperlink: computed.getPropertyValue('--secondary-interaction-hyperlink').trim(),
  }
}

/**
 * Writes the three colours and what derives from them on `root`, by default those of its own style sheet. Call once
 * that has loaded. What is below an element other than the document's root follows only where it bears a theme's class.
 * @returns what puts everything back as it was.
 */
export function applyBrand(root: HTMLElement, colours: BrandColours = readBrand(root)): () => void {
  const derived = deriveBrand(colours)
  const before = brandVariables.map((name) => [name, root.style.getPropertyValue(name)] as const)
  // `initial` and not nothing: a colour that was not chosen must not come from the style sheet instead.
  for (const name of brandVariables) root.style.setProperty(name, derived[name] ?? 'initial')
  return () => {
    for (const [name, value] of before) {
      if (value === '') root.style.removeProperty(name)
      else root.style.setProperty(name, value)
    }
  }
}
