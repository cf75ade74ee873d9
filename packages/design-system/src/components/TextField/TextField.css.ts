import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/**
 * The button that fills in the suggested value. It never takes the whole field, so that a press beside it can place the
 * cursor.
 */
export const suggestion = style({ flexShrink: 1, maxWidth: '80%', color: vars.color.link })
export const suggestionText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
