import { style } from '@vanilla-extract/css'

/** Not with very large text, with which a measurement may need more than one line. */
export const whole = style({ '@media': { 'screen and (min-width: 20em)': { whiteSpace: 'nowrap' } } })
