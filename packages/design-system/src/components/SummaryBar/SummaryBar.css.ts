import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { bottomBarHeight } from '../../css/bottomBarHeight.ts'
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
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    minHeight: '4rem',
    paddingInline: vars.gutter.phone,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.elevation.floating,
    '@media': { [from('tablet')]: { display: 'none' } },
  },
])

export const figure = style({ minWidth: 0 })
export const action = style({ flex: '0 1 11rem', display: 'grid' })

globalStyle(`html:has(${bar})`, {
  '@media': {
    [below('tablet')]: {
      // Elements that take the focus scroll to above the bar, not behind it.
      scrollPaddingBottom: `calc(var(${bottomBarHeight}) + 1rem)`,
    },
  },
})

// The end of the page can be scrolled to above the bar.
globalStyle(`body:has(${bar})`, {
  '@media': { [below('tablet')]: { paddingBlockEnd: `var(${bottomBarHeight})` } },
})
