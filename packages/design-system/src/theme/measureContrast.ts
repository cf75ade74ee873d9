import { colord } from 'colord'
import { requiredContrast } from './readable.ts'
import type { BrandVariables } from './brand.ts'
import { pairs } from './pairs.ts'
import { portalTokens } from './portal/tokens.ts'
import type { ColorName } from './tokens.ts'

export interface Measurement {
  /** What the colour is used for, in words. */
  readonly what: string
  readonly colour: ColorName
  readonly ground: ColorName
  readonly needs: number
  /** Contrast ratio from 1 to 21, rounded down to hundredths. */
  readonly ratio: number
  readonly isEnough: boolean
  /** Whether the pair contains one of the supplier's colours. */
  readonly isBrand: boolean
}

/**
 * Measures, for a brand, the contrast of all pairs of colours that components combine.
 * @param colours The colours of a theme; by default those of the portal's theme.
 */
export function measureContrast(
  brand: BrandVariables,
  colours: Readonly<Record<ColorName, string>> = portalTokens.color,
): Measurement[] {
  return pairs.flatMap(({ what, colour, grounds, needs }) =>
    grounds.map((ground) => {
      const ratio = colord(resolve(colours[colour], brand)).contrast(resolve(colours[ground], brand))
      const isBrand = [colour, ground].some((name) => colours[name].startsWith('var('))
      return {
        what,
        colour,
        ground,
        needs: requiredContrast[needs],
        ratio,
        isEnough: ratio >= requiredContrast[needs],
        isBrand,
      }
    }),
  )
}

/** Resolves `var(--name, fallback)` with a brand's colours; any other value is returned unchanged. */
function resolve(value: string, brand: BrandVariables): string {
  const [, name, fallback] = /^var\((--[\w-]+), (.+)\)$/.exec(value) ?? []
  if (name === undefined || fallback === undefined) return value
  return Object.entries(brand).find(([variable]) => variable === name)?.[1] ?? fallback
}
