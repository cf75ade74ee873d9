import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const skip = style([
  screenOnly,
  {
    position: 'fixed',
    top: vars.space.xsmall,
    insetInlineStart: vars.space.xsmall,
    zIndex: zIndex.skipLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.control.standard,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.link,
    fontWeight: vars.fontWeight.strong,
    boxShadow: vars.elevation.floating,
    selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  },
])
