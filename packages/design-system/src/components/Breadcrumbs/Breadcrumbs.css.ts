import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
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
    // A phone has space for one link only: an arrow to the page one level up.
    [below('tablet')]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } },
  },
})

// A short name needs no gap after it. A phone shows only an arrow, which keeps the width of a press target.
globalStyle(`${item} > a`, { '@media': { [from('tablet')]: { minWidth: 0 } } })

/** Keeps even a long page name on one line. */
const name = {
  maxWidth: '24rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const label = style({ ...name, '@media': { [below('tablet')]: hiddenText } })

export const back = style({
  display: 'inline-flex',
  marginInline: 'auto',
  '@media': { [from('tablet')]: { display: 'none' } },
})

export const separator = style({ '@media': { [below('tablet')]: { display: 'none' } } })

export const here = style({ ...name, color: vars.color.text, fontWeight: vars.fontWeight.medium })
