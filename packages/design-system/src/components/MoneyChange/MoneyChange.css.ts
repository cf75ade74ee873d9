import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const change = style({ color: vars.color.textSubdued })

/** Breaks between what it was and what it is, nowhere else. */
export const part = style({ whiteSpace: 'nowrap' })

export const arrow = style({ display: 'inline-flex', marginInlineEnd: vars.space.xxsmall, verticalAlign: '-0.2em' })

/** Only the arrow: a whole line in this colour would look like an error. */
export const rise = style({ color: vars.color.critical })

export const now = style({ color: vars.color.text })
