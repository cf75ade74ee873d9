import type { requiredContrast } from './readable.ts'
import type { ColorName } from './tokens.ts'

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
export const pairs: readonly PairsOfColours[] = [
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
  { what: 'Edge of a field, a secondary button', colour: 'borderControl', grounds: anywhere, needs: 'part' },
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
