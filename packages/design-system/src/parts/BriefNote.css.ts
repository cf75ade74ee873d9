import { style, styleVariants } from '@vanilla-extract/css'
import { screenOnly } from '../css/shared.css.ts'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'

/** Over what is below, because a list must not move while somebody goes through it. */
export const note = style([
  screenOnly,
  {
    position: 'absolute',
    insetBlockStart: `calc(100% + ${vars.space.xxsmall})`,
    zIndex: zIndex.sticky,
    width: 'max-content',
    maxWidth: 'max(100%, 10rem)',
    paddingInline: vars.space.xsmall,
    paddingBlock: vars.space.xxsmall,
    border: `${vars.borderWidth.standard} solid transparent`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.text,
    color: vars.color.surface,
    boxShadow: vars.elevation.floating,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.standard,
    pointerEvents: 'none',
  },
])

export const side = styleVariants({ start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } })
