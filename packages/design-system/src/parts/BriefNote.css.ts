import { style, styleVariants } from '@vanilla-extract/css'
import { bubble, screenOnly } from '../css/shared.css.ts'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'

/** Covers the content below instead of moving it, because rows of a list must not move. */
export const note = style([
  screenOnly,
  bubble,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space.xxsmall})`,
    zIndex: zIndex.sticky,
    width: 'max-content',
    maxWidth: 'max(100%, 10rem)',
    pointerEvents: 'none',
  },
])

export const side = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })
