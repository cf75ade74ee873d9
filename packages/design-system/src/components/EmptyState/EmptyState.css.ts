import { style } from '@vanilla-extract/css'
import { sheet } from '../../css/sheet.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** The box that replaces content that is empty or could not be loaded: an `EmptyState` or an `ErrorState`. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
})

export const onSheet = style([sheet, { '@media': { print: { border: 0 } } }])

/** The disc behind the icon of an error. */
export const icon = style({
  display: 'inline-flex',
  padding: vars.space.medium,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.criticalSoft,
  color: vars.color.critical,
})

const words = style({ maxWidth: '32rem', overflowWrap: 'anywhere' })

export const text = style([words, { color: vars.color.textSubdued }])

export const message = style([words, { unicodeBidi: 'plaintext', whiteSpace: 'pre-line' }])
