import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
})

export const icon = style({
  display: 'inline-flex',
  padding: vars.space.medium,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.criticalSoft,
  color: vars.color.critical,
})

export const message = style({ maxWidth: '32rem', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })
