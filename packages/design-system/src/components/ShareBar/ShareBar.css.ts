import { createContainer, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../css/breakpoints.ts'
import { hairline } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

const width = createContainer()

/** Minimum widths: three amounts fit side by side, as on most phones, or all of them. */
const someFit = `${width} (min-width: 18.5rem)`
const allFit = `${width} (min-width: 34rem)`

export const frame = style({
  containerName: width,
  containerType: 'inline-size',
  '@media': { print: { breakInside: 'avoid' } },
})

export const content = style({ display: 'grid', gap: vars.space.xsmall })

/** The parts as lines, in two lines of columns, or in one. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: vars.space.xxsmall,
  '@container': {
    [someFit]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space.medium, rowGap: vars.space.xsmall },
    [allFit]: { flexWrap: 'nowrap' },
  },
})

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  minWidth: 0,
  '@container': {
    // A long amount widens its column, so that fewer fit beside it.
    [someFit]: {
      flexDirection: 'column',
      alignItems: 'start',
      justifyContent: 'start',
      minWidth: `calc((100% - 2 * ${vars.space.medium}) / 3)`,
    },
    [allFit]: { flex: '1 1 0', minWidth: 0 },
  },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
})

export const figure = style({
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  '@container': { [someFit]: { marginInlineStart: 0 } },
})

/** The sum, below the parts, or at the end of their line. */
export const total = style({
  borderTop: hairline,
  paddingBlockStart: vars.space.xxsmall,
  '@container': {
    [someFit]: { borderTop: 0, paddingBlockStart: 0 },
    [allFit]: { borderInlineStart: hairline, paddingInlineStart: vars.space.medium },
  },
})
export const totalLabel = style([label, { color: vars.color.text, fontWeight: vars.fontWeight.strong }])
export const totalFigure = style([
  figure,
  {
    ...textSizeOf('heading'),
    fontWeight: vars.fontWeight.strong,
    '@container': { [someFit]: textSizeOf('standard') },
  },
])

const height = '0.75rem'

export const bar = style({
  display: 'flex',
  gap: vars.borderWidth.strong,
  height,
  borderRadius: vars.radius.small,
  overflow: 'clip',
})

/** Keeps the bar's space if there is nothing to draw. */
export const emptyBar = style([bar, { border: hairline }])

/** Wide enough to be visible, even with a small share. */
export const part = style({ flexBasis: 0, minWidth: vars.space.xxsmall })

/** A sample of the part's pattern, beside its label. */
export const sample = style({ flexShrink: 0, width: height, height, borderRadius: vars.radius.small })

interface Pattern {
  /** The CSS image of a tile: opaque and without repetition, because printing drops transparent and repeating gradients. */
  readonly draw: (ink: string, ground: string) => string
  readonly tile: string
}

/**
 * Two parallel lines in each tile.
 * @param share Width of a line, as a percentage of the gradient's length
 */
const lines = (angle: number, share: number, tile: string): Pattern => ({
  draw: (ink, ground) =>
    `linear-gradient(${angle}deg, ${ink} ${share}%, ${ground} ${share}% 50%, ${ink} 50% ${50 + share}%, ${ground} ${50 + share}%)`,
  tile,
})
const plain: Pattern = { draw: () => 'none', tile: 'auto' }
const dots: Pattern = { draw: (ink, ground) => `radial-gradient(${ink} 35%, ${ground} 40%)`, tile: '4px 4px' }

const patterns = {
  1: plain,
  2: lines(135, 10, '6px 6px'),
  3: lines(90, 15, '7px 7px'),
  4: lines(45, 20, '4px 4px'),
  5: dots,
} as const

/** A colour and a pattern for each step, so that parts can be told apart even on paper and in forced colours. */
export const step = styleVariants(patterns, ({ draw, tile }, name: keyof typeof patterns) => {
  const ground = vars.color[`step${name}`]
  return {
    backgroundColor: ground,
    backgroundImage: draw(`color-mix(in srgb, ${vars.color.text} 45%, ${ground})`, ground),
    backgroundSize: tile,
    printColorAdjust: 'exact',
    '@media': {
      // Keeps the gradients, which forced colours would otherwise remove.
      [forcedColors]: {
        forcedColorAdjust: 'none',
        border: `${vars.borderWidth.standard} solid CanvasText`,
        backgroundColor: 'Canvas',
        backgroundImage: draw('CanvasText', 'Canvas'),
      },
    },
  }
})
