import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const disclosure = style({ minWidth: 0 })

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: '100%',
  minHeight: vars.control.standard,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.standard,
  background: 'none',
  color: vars.color.text,
  lineHeight: vars.lineHeight.standard,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.surfaceHover } },
})

export const sign = style({
  display: 'inline-flex',
  color: vars.color.textSubdued,
  selectors: { [`${disclosure}[data-expanded] &`]: { transform: 'rotate(90deg)' } },
})

export const title = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })

export const content = style({ padding: vars.space.xsmall })
