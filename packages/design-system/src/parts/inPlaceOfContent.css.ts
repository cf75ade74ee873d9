import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** The box that replaces content that is empty or could not be loaded. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
})

export const icon = style({ display: 'inline-flex', padding: vars.space.medium, borderRadius: vars.radius.full })

export const text = style({ maxWidth: '32rem', overflowWrap: 'anywhere' })
