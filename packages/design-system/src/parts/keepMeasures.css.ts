import { style } from '@vanilla-extract/css'

/** Keeps a measurement on one line, except with very large text, with which it may need more. */
export const whole = style({ '@media': { 'screen and (min-width: 20em)': { whiteSpace: 'nowrap' } } })
