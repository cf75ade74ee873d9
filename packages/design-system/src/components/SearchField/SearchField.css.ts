import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** Beside a button the field takes the rest of the line. */
export const root = style([screenOnly, { flexGrow: 1 }])

export const glass = style({ display: 'flex', paddingInlineStart: vars.space.small, color: vars.color.textSubdued })

// Hides the browser's own clear button, which would appear beside ours.
globalStyle('input[type=search]::-webkit-search-cancel-button', { display: 'none' })
globalStyle('input[type=search]', { appearance: 'none' })
