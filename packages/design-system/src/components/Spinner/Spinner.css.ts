import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const spinner = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  color: vars.color.textSubdued,
})

export const size = styleVariants({
  standard: { paddingBlock: vars.space.large },
  page: { minHeight: '100dvh', padding: vars.space.large },
})
