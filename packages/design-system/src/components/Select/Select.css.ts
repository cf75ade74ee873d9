import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const button = style({
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  textAlign: 'start',
})

export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubdued } },
})

globalStyle(`${button} > svg`, { '@media': { print: { display: 'none' } } })
