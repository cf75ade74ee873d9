import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { below, forcedColors } from '../../css/breakpoints.ts'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(100%)' } })

export const bar = style([
  screenOnly,
  {
    position: 'sticky',
    bottom: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.small,
    rowGap: vars.space.xsmall,
    minHeight: '4rem',
    paddingBlockStart: vars.space.xsmall,
    paddingBlockEnd: `max(${vars.space.xsmall}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
    // Extends the line and the background to the edges of the window, like those of a `SummaryBar`. Nothing then scrolls
    // sideways, because a border's picture takes no space.
    borderImage: `linear-gradient(${vars.color.border} ${vars.borderWidth.standard}, ${vars.color.surfaceRaised} 0) 1 fill / ${vars.borderWidth.standard} 0 0 / 0 100vw`,
    animation: `${rise} ${vars.duration.standard} ease-out`,
    '@media': {
      // There the rows reach the edges of the window, and a border's picture would let presses through to them.
      [below('tablet')]: { marginInline: `calc(-1 * ${vars.gutter.phone})`, paddingInline: vars.gutter.phone },
      [forcedColors]: { borderImage: 'none' },
    },
  },
])

/** For a bar that replaces another bar in the same place. The new bar must not slide up. */
export const withoutEntrance = style({ animation: 'none' })

export const count = style({
  fontWeight: vars.fontWeight.strong,
  '@media': { [below('tablet')]: { marginInlineEnd: 'auto' } },
})

export const hint = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small })

/** The hint that the bar shows while no row is selected. It fills the space that the actions leave. */
export const selectionHint = style({
  flex: '1 1 7rem',
  minWidth: 0,
  color: vars.color.textSubdued,
  textWrap: 'balance',
  ...textSizeOf('small'),
})

/**
 * The actions of a bar with a hint. On a phone they do not grow, unlike `actions`, because the hint needs space beside
 * them.
 */
export const actionsBesideHint = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { flexGrow: 1, gap: vars.space.xsmall } },
})

// On a phone, aligns the text of a `quiet` button, and not the button's invisible edge, with the edge of the content.
globalStyle(`${bar} > button`, {
  '@media': { [below('tablet')]: { marginInlineEnd: `calc(-1 * ${vars.space.small})` } },
})

// On a phone the actions share the width.
globalStyle(`${actions} > *`, { '@media': { [below('tablet')]: { flex: '1 1 auto' } } })

// Keeps a focused element above the bar when the browser scrolls to it.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: `calc(var(${bottomBarHeight}, 8rem) + 1rem)` })
