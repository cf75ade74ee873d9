import { style, styleVariants } from '@vanilla-extract/css'
import { below as narrowerThan, between, from } from '../css/breakpoints.ts'
import { mastheadHeight } from '../css/barHeights.ts'
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

/** A narrow column that comes first in the document, but is shown beside the main one, or after it on paper. */
export const lastColumn = style({
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: 1 }, print: { order: 1 } },
})

/** A column that comes first on a tablet, which a page that is printed there must not. */
export const lastOnPaper = style({ '@media': { print: { order: 1 } } })

const below = `calc(var(${mastheadHeight}, 0px) + ${vars.space.medium})`
const sticky = {
  position: 'sticky',
  top: below,
  maxHeight: `calc(100dvh - ${below})`,
  // The column scrolls by itself if it is higher than the window.
  overflowY: 'auto',
  // Room for the focus rings at the edges, which `overflow` would cut off.
  marginInline: `calc(-1 * ${vars.space.xxsmall})`,
  paddingInline: vars.space.xxsmall,
} as const

/** The narrow column stays in view while the main one is scrolled. */
export const stays = style({ '@media': { [from('desktop')]: sticky } })

/** Media queries: no room for the narrow column beside the main one, and of these windows those that are no phones. */
export const narrow = narrowerThan('desktop')
export const tablet = between('tablet', 'desktop')
