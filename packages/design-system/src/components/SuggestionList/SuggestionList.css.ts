import { style } from '@vanilla-extract/css'
import { mastheadHeight } from '../../css/barHeights.ts'
import { coarsePointer, forcedColors, from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

const borderBelowMasthead = '3px'

/** On a phone as wide as the window, otherwise at least as wide as the field. */
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
        insetInlineStart: 'auto',
        width: `max(100%, min(36rem, calc(100vw - 2 * ${vars.gutter.standard})))`,
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
  fontWeight: vars.fontWeight.strong,
})

export const option = style([
  whenHoveredOver({ backgroundColor: vars.color.surfaceHover }),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xxsmall,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    '@media': {
      [coarsePointer]: { minHeight: vars.control.touch },
      [forcedColors]: { selectors: { '&[aria-selected=true]': { outlineColor: 'Highlight' } } },
    },
    selectors: {
      '&[aria-selected=true]': {
        backgroundColor: vars.color.surfaceHover,
        outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
])

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const about = style({ color: vars.color.textSubdued, ...textSizeOf('small') })

export const aside = style({ flexShrink: 0, textAlign: 'end' })

export const footer = style({ paddingInline: vars.space.small, paddingBlock: vars.space.xsmall })
