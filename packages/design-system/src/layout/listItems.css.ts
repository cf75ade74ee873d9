import { style } from '@vanilla-extract/css'

/** The child fills the list item, as if the item did not exist. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
