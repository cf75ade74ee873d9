import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style([
  screenOnly,
  {
    position: 'fixed',
    insetInline: vars.space.small,
    bottom: vars.space.small,
    maxWidth: '36rem',
    marginInline: 'auto',
    borderRadius: vars.radius.standard,
    boxShadow: vars.elevation.floating,
    zIndex: zIndex.toast,
  },
])
