import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
})

export const page = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textSubdued })
