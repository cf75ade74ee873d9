import { style, styleVariants } from '@vanilla-extract/css'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const status = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
})

/** What a reader must not miss among many ordinary states. */
export const needsCare = style({ color: vars.color.caution, fontWeight: vars.fontWeight.medium })

/** Centred on the line, because an icon has no baseline. */
export const icon = style({ alignSelf: 'center', display: 'inline-flex' })

/** The dot is drawn by its border, because forced colours remove backgrounds. */
export const dot = style({
  flexShrink: 0,
  width: '0.5rem',
  height: '0.5rem',
  border: `${vars.borderWidth.strong} solid`,
  borderRadius: vars.radius.full,
})

const filled = (colour: string) => ({ borderColor: colour, backgroundColor: colour })

export const tone = styleVariants({
  positive: filled(vars.color.positive),
  caution: filled(vars.color.caution),
  info: { borderColor: vars.color.info },
  neutral: { borderColor: vars.color.textSubdued },
})
