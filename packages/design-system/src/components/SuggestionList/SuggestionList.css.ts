import { globalStyle, style } from '@vanilla-extract/css'
import { mastheadHeight } from '../../css/barHeights.ts'
import { below, coarsePointer, forcedColors, from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

const borderBelowMasthead = '3px'

/** As wide as the field, on a phone as the window. */
export const panel = style([
  screenOnly,
  {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: 1,
    marginBlockStart: borderBelowMasthead,
    // Half the window, because an on-screen keyboard covers the other half.
    maxHeight: '50dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxsmall,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    '@media': {
      [from('tablet')]: {
        maxHeight: `min(40rem, calc(100dvh - var(${mastheadHeight}, 4rem) - ${vars.space.medium}))`,
        marginBlockStart: vars.space.xxsmall,
        border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
        borderRadius: vars.radius.standard,
      },
    },
  },
])

export const group = style({
  selectors: { '& + &': { borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}` } },
})

export const groupLabel = style({
  paddingInline: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
  color: vars.color.textSubdued,
  ...textSizeOf('caption'),
  fontWeight: vars.fontWeight.medium,
})

const active = '&:has(> [aria-selected=true])'

export const row = style([
  whenHoveredOver({ backgroundColor: vars.color.surfaceHover }),
  {
    display: 'grid',
    gridTemplate: '"picture words aside action" auto / auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xxsmall,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    '@media': {
      // Leaves room for the words.
      [below('tablet')]: {
        gridTemplate: '"picture words aside" auto "picture words action" auto / auto minmax(0, 1fr) auto',
      },
      [coarsePointer]: { minHeight: vars.control.touch },
      [forcedColors]: { selectors: { [active]: { outlineColor: 'Highlight' } } },
    },
    selectors: {
      [active]: {
        backgroundColor: vars.color.surfaceHover,
        outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
])

/** The cell that the arrow keys reach: all of the row but its action. */
export const choice = style({ display: 'contents' })

export const picture = style({ gridArea: 'picture', width: '2rem', marginInlineEnd: vars.space.small })

export const words = style({ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere' })

export const match = style({ fontWeight: vars.fontWeight.strong })

export const about = style({ color: vars.color.textSubdued, ...textSizeOf('small') })

export const aside = style({ gridArea: 'aside', marginInlineStart: vars.space.small, textAlign: 'end' })

/** As wide in each row, so that the figures beside it stand on one edge. */
export const action = style({
  gridArea: 'action',
  display: 'grid',
  width: '5.5rem',
  marginInlineStart: vars.space.small,
  '@media': { [below('tablet')]: { width: '4.75rem' } },
})

globalStyle(`${action} > button`, { paddingInline: vars.space.xsmall })
// "Adding…" alone, because the button keeps its width.
globalStyle(`${action} > [data-pending] > :not(:last-child)`, { display: 'none' })

export const footer = style({ paddingInline: vars.space.small, paddingBlock: vars.space.xsmall })
