import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { bottomBarHeight, tooHigh } from '../../css/barHeights.ts'
import { below, forcedColors, narrowPhone } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { zIndex } from '../../css/zIndex.ts'
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
      // Always at the edge of the window, where thumbs are, also below a short list.
      [below('tablet')]: {
        position: 'fixed',
        insetInline: 0,
        columnGap: vars.space.xsmall,
        paddingInline: vars.gutter.phone,
      },
      // Not `borderImage: 'none'`, which the build's minifier turns into an empty declaration.
      [forcedColors]: { borderImageSource: 'none' },
    },
    selectors: { [`&[${tooHigh}]`]: { position: 'static' } },
  },
])

/** For a bar that replaces another bar in the same place. The new bar must not slide up. */
export const withoutEntrance = style({ animation: 'none' })

/** The count and the sum. */
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  fontWeight: vars.fontWeight.strong,
  '@media': { [below('tablet')]: { flex: 1, columnGap: vars.space.xxsmall } },
})

/** A phone has no F6, and a window of its width no room for the hint. */
export const hint = style({
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  '@media': { [below('tablet')]: { display: 'none' } },
})

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
})

// So narrow that figure, action and tools fit on one line of a phone.
globalStyle(`${actions} > *`, {
  '@media': {
    [below('tablet')]: { paddingInline: vars.space.small },
    [narrowPhone]: { paddingInline: vars.space.xsmall },
  },
})

/** On a phone they are the last, with the icon of the last one at the edge of the content. */
export const tools = style({
  display: 'flex',
  '@media': {
    [below('tablet')]: { order: 1, marginInlineEnd: `calc(-1 * min(${vars.space.xsmall}, ${vars.gutter.phone}))` },
  },
})

// Space at the end of the page, so that the bar does not cover the page's last lines.
globalStyle(`body:has(${bar})`, {
  '@media': { [below('tablet')]: { paddingBlockEnd: `var(${bottomBarHeight}, 4rem)` } },
})

// Keeps a focused element above the bar when the browser scrolls to it.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: `calc(var(${bottomBarHeight}, 8rem) + 1rem)` })
