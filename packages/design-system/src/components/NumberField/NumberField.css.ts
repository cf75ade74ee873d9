import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.textSubdued })

/** Contains the input and the note below it. */
export const place = style({ position: 'relative' })

export const width = styleVariants({
  full: {},
  short: { width: '7rem', flexShrink: 0 },
})
