import { brandDefaults, deriveBrand } from './brand.ts'
import type { BrandVariable } from './brand.ts'

const fallbacks = deriveBrand(brandDefaults)

/** A reference to a brand variable that falls back to the default brand. */
export const brandVar = (name: BrandVariable) => `var(${name}, ${fallbacks[name] ?? 'currentColor'})`
