import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { mastheadHeight } from '../css/barHeights.ts'
import { from } from '../css/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  minWidth: 0,
})
export const column = style({ minWidth: 0 })

const startAndMain = { gridTemplateColumns: '13rem minmax(0, 1fr)' }
const mainAndEnd = { gridTemplateColumns: 'minmax(0, 1fr) 20rem' }

export const side = styleVariants({
  start: {
    '@media': {
      [from('desktop')]: startAndMain,
      // In a dialog both columns fit into a narrower window, because they hold only a picture and its texts.
      'screen and (min-width: 40em)': {
        selectors: { '[role=dialog] &': { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
      },
    },
  },
  end: { '@media': { [from('desktop')]: mainAndEnd } },
})

/** From the width of a tablet on, the columns are side by side. */
export const onTablets = style({
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem' },
    [from('desktop')]: mainAndEnd,
  },
})

const fromEach = (rule: StyleRule, onPaper: StyleRule = {}) =>
  styleVariants({ tablet: from('tablet'), desktop: from('desktop') }, (wide) => ({
    '@media': { [wide]: rule, print: onPaper },
  }))

/**
 * A narrow column that comes before the main column in the document. In a wide window it is shown to the right of the main
 * column, and on paper below the main column.
 */
export const lastColumn = fromEach({ gridColumn: 2, gridRow: 1 }, { order: 1 })

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
export const stickyColumn = fromEach(sticky)
