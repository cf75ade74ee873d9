import { globalStyle, style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import * as frame from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** Beside a button, the field takes all the space that the button leaves on the line, up to the field's maximum width. */
export const root = style([screenOnly, { flexGrow: 1, maxWidth: vars.contentWidth.search }])

export const box = style([frame.box, { position: 'relative' }])

/** The magnifying glass. It lies over the input, and lets presses through to it. */
export const glass = style({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  display: 'flex',
  color: vars.color.textSubdued,
  pointerEvents: 'none',
})

export const input = style([
  frame.input,
  // Width 0, because the input's own width would squeeze a button beside the field.
  { width: 0, paddingInlineStart: `calc(${vars.space.small} + 1.25rem + ${vars.space.xsmall})` },
])

/** After the button with the magnifying glass. */
export const inputAfterButton = style([frame.input, { paddingInlineStart: vars.space.xxsmall }])

// Hides the browser's own clear button, because the field has its own.
globalStyle('input[type=search]::-webkit-search-cancel-button', { display: 'none' })
globalStyle('input[type=search]', { appearance: 'none' })
