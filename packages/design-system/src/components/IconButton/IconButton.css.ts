import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const square = style({
  flexShrink: 0,
  width: vars.control.standard,
  height: vars.control.standard,
  padding: 0,
})

/** Fills the button, so that the tooltip appears wherever on the button the mouse is. */
export const face = style({ display: 'grid', placeItems: 'center', alignSelf: 'stretch', flexGrow: 1 })
