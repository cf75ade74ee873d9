import { colord } from 'colord'
import type { BrandVariables } from './brand.ts'
import { portalTokens } from './portal/tokens.ts'
import { requiredContrast } from './readable.ts'
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

interface PairsOfColours {
  /** What the colour is used for, in words. */
  readonly what: string
  readonly colour: ColorName
  /** All backgrounds on which, or next to which, the colour is drawn. */
  readonly grounds: readonly ColorName[]
  readonly needs: keyof typeof requiredContrast
}

const soft = ['selected', 'infoSoft', 'positiveSoft', 'cautionSoft', 'criticalSoft'] as const
const surfaces = ['page', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const
const anywhere = [...surfaces, ...soft] as const

/** All pairs of colours that components combine. A component that combines other colours must add its pair here. */
const pairs: readonly PairsOfColours[] = [
  { what: 'Text', colour: 'text', grounds: anywhere, needs: 'text' },
  { what: 'Subdued text', colour: 'textSubdued', grounds: anywhere, needs: 'text' },
  { what: 'Short note beside a control', colour: 'surface', grounds: ['text'], needs: 'text' },
  { what: 'Hyperlink', colour: 'link', grounds: anywhere, needs: 'text' },
  { what: 'Hyperlink under the pointer', colour: 'linkHover', grounds: anywhere, needs: 'text' },
  {
    what: 'Text of a primary button, tick',
    colour: 'onPrimaryFill',
    grounds: ['primaryFill', 'primaryFillHover'],
    needs: 'text',
  },
  { what: 'Edge of a primary button, of what is chosen', colour: 'primaryOutline', grounds: anywhere, needs: 'part' },
  {
    what: 'Edge of a primary button under the pointer',
    colour: 'primaryOutlineHover',
    grounds: anywhere,
    needs: 'part',
  },
  { what: 'Count in the masthead', colour: 'masthead', grounds: ['onMasthead'], needs: 'text' },
  {
    what: 'Line below the masthead',
    colour: 'mastheadOutline',
    grounds: ['masthead'],
    needs: 'part',
  },
  { what: 'Text and focus ring in the masthead', colour: 'onMasthead', grounds: ['masthead'], needs: 'text' },
  {
    what: 'Text in the masthead under the pointer',
    colour: 'onMastheadHover',
    grounds: ['mastheadHover'],
    needs: 'text',
  },
  { what: 'Focus ring', colour: 'focus', grounds: anywhere, needs: 'part' },
  { what: 'Edge of a field', colour: 'borderControl', grounds: anywhere, needs: 'part' },
  { what: 'Error, removal', colour: 'critical', grounds: anywhere, needs: 'text' },
  {
    what: 'Text of a removing button',
    colour: 'onDestructiveFill',
    grounds: ['destructiveFill', 'destructiveFillHover'],
    needs: 'text',
  },
  {
    what: 'Text of a removing button in a dialog, of a notice',
    colour: 'onCritical',
    grounds: ['critical', 'criticalHover'],
    needs: 'text',
  },
  { what: 'Good news', colour: 'positive', grounds: anywhere, needs: 'text' },
  { what: 'Text of a notice', colour: 'onPositive', grounds: ['positive'], needs: 'text' },
  { what: 'Caution', colour: 'caution', grounds: ['cautionSoft', 'surface', 'page'], needs: 'text' },
  { what: 'Information', colour: 'info', grounds: ['infoSoft', 'surface', 'page'], needs: 'text' },
]

/** Resolves `var(--name, fallback)` with a brand's colours; any other value is returned unchanged. */
function resolve(value: string, brand: BrandVariables): string {
  const [, name, fallback] = /^var\((--[\w-]+), (.+)\)$/.exec(value) ?? []
  if (name === undefined || fallback === undefined) return value
  return Object.entries(brand).find(([variable]) => variable === name)?.[1] ?? fallback
}
