import { brandVariables, deriveBrand, type BrandColours, type BrandVariables } from './brand.ts'

/** The three colours that the deployment's style sheet sets on `root`; '' for a colour that it does not set. */
export function readBrand(root: HTMLElement): Required<BrandColours> {
  const computed = getComputedStyle(root)
  return {
    primary: computed.getPropertyValue('--primary-interaction-background').trim(),
    masthead: computed.getPropertyValue('--masthead-background').trim(),
    hyperlink: computed.getPropertyValue('--secondary-interaction-hyperlink').trim(),
  }
}

/**
 * Sets the three brand colours, and those derived from them, on `root`. By default the three come from the style sheet of
 * `root`, so call this function after the style sheet has loaded. If `root` is not the document's root element, only
 * elements inside it that have a theme's class get the colours.
 * @returns a function that restores the former values
 */
export function applyBrand(root: HTMLElement, colours: BrandColours = readBrand(root)): () => void {
  const derived: BrandVariables = deriveBrand(colours)
  const before = brandVariables.map((name) => [name, root.style.getPropertyValue(name)] as const)
  // `initial` for an unset colour: otherwise the style sheet would supply one.
  for (const name of brandVariables) root.style.setProperty(name, derived[name] ?? 'initial')
  return () => {
    for (const [name, value] of before) {
      if (value === '') root.style.removeProperty(name)
      else root.style.setProperty(name, value)
    }
  }
}
