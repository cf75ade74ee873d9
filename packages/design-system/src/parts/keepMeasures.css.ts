import { style } from '@vanilla-extract/css'

/** Keeps a measurement on one line. With very large text it may wrap. */
export const unbroken = style({ '@media': { 'screen and (min-width: 20em)': { whiteSpace: 'nowrap' } } })
