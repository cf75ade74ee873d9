import { style } from '@vanilla-extract/css'

/** Its child takes its whole width and height, as if the item were not there. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
