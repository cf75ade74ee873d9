import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const button = style({
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  textAlign: 'start',
})

/** In as many lines as it needs: what is chosen is read whole on the narrowest phone and in the largest text. */
export const value = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubdued } },
})

export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

globalStyle(`${button} > svg`, { '@media': { print: { display: 'none' } } })
