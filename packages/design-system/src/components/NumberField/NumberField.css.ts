import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.textSubdued })
