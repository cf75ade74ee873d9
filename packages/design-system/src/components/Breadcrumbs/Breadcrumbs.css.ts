import { style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxsmall },
])

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: '1.5rem',
  fontSize: vars.fontSize.small,
  color: vars.color.textSubdued,
  '@media': {
    // A phone has room only for the way back: an arrow and the page above this one.
    [below('tablet')]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } },
  },
})

export const next = style({ '@media': { [below('tablet')]: { order: -1, transform: 'scaleX(-1)' } } })

export const here = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })
