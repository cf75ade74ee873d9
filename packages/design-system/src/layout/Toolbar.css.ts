import { style } from '@vanilla-extract/css'
import { from } from '../css/breakpoints.ts'
import { screenOnly } from '../css/shared.css.ts'
import { vars } from '../theme/vars.css.ts'

export const toolbar = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall, minWidth: 0 },
])

/** On a phone it has its own line, because its text would be cut off beside the other controls. */
export const start = style({
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [from('tablet')]: { flexBasis: '16rem', maxWidth: '16rem' } },
})
export const middle = style({ flex: '1 1 5rem', minWidth: 0, maxWidth: vars.contentWidth.search })
export const end = style({ flex: '0 0 auto', marginInlineStart: 'auto' })
