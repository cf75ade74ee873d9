import { style, styleVariants } from '@vanilla-extract/css'
import { mastheadHeight } from '../css/barHeights.ts'
import { below as narrowerThan, from } from '../css/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  minWidth: 0,
})
export const column = style({ minWidth: 0 })

export const side = styleVariants({
  start: { '@media': { [from('desktop')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } } },
  end: { '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } },
})

/**
 * A narrow column that comes before the main column in the document. In a wide window it is shown to the right of the main
 * column, and on paper below the main column.
 */
export const lastColumn = style({
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: 1 }, print: { order: 1 } },
})

const below = `calc(var(${mastheadHeight}, 0px) + ${vars.space.medium})`
const sticky = {
  position: 'sticky',
  top: below,
  maxHeight: `calc(100dvh - ${below})`,
  // Scrolls separately if the column is taller than the window.
  overflowY: 'auto',
  // Space for focus rings at the edges, which `overflow` would otherwise cut off.
  marginInline: `calc(-1 * ${vars.space.xxsmall})`,
  paddingInline: vars.space.xxsmall,
} as const

/** Keeps the narrow column in view while the main column scrolls. */
export const stickyColumn = style({ '@media': { [from('desktop')]: sticky } })

/** The media query for windows that are too narrow for two columns. */
export const narrow = narrowerThan('desktop')
