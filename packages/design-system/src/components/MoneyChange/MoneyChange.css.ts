import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const change = style({ color: vars.color.textSubdued })

/** Lines break only between the old and the new amount. */
export const part = style({ whiteSpace: 'nowrap' })

export const arrow = style({ display: 'inline-flex', marginInlineEnd: vars.space.xxsmall, verticalAlign: '-0.2em' })

/** Only for the arrow: a whole line in this colour would look like an error. */
export const rise = style({ color: vars.color.critical })

export const now = style({ color: vars.color.text })
