import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight, tooHigh } from '../../css/barHeights.ts'
import { below, from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style([
  screenOnly,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.medium,
    minHeight: '4rem',
    paddingInline: vars.gutter.phone,
    paddingBlockStart: vars.space.xxsmall,
    paddingBlockEnd: `max(${vars.space.xxsmall}, env(safe-area-inset-bottom))`,
    borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.elevation.floating,
    '@media': { [from('tablet')]: { paddingInline: vars.gutter.standard } },
    selectors: { [`&[${tooHigh}]`]: { position: 'static' } },
  },
])

export const until = styleVariants({ tablet: from('tablet'), desktop: from('desktop') }, (wide) => ({
  '@media': { [wide]: { display: 'none' } },
}))

// With large text the action is below the figure, because beside the figure it would cover the amount or break words.
export const figure = style({ flex: '1 1 min-content' })
globalStyle(`${figure} > *`, { overflowWrap: 'break-word' })
export const action = style({
  flex: '1 1 min(11.5rem, 50%)',
  maxWidth: '11.5rem',
  display: 'grid',
  '@media': { [from('tablet')]: { flex: '0 1 auto', minWidth: '11rem', maxWidth: 'none' } },
})
// Gives the action the same height on all screens. Otherwise a bar in a form would have a higher button than a bar outside
// a form.
globalStyle(`${action} > *`, { minHeight: `max(${vars.control.standard}, ${vars.control.comfortable})` })

for (const width of ['tablet', 'desktop'] as const) {
  const whenShown = below(width)
  globalStyle(`html:has(${until[width]})`, {
    // Keeps a focused element above the bar when the browser scrolls to it.
    '@media': { [whenShown]: { scrollPaddingBottom: `calc(var(${bottomBarHeight}) + 1rem)` } },
  })
  // Space at the end of the page, so that the bar does not cover the page's last lines.
  globalStyle(`body:has(${until[width]})`, {
    '@media': { [whenShown]: { paddingBlockEnd: `var(${bottomBarHeight})` } },
  })
}
