import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../css/breakpoints.ts'
import { screenOnly } from '../css/shared.css.ts'
import { vars } from '../theme/vars.css.ts'

export const toolbar = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall, minWidth: 0 },
])

export const start = style({
  flex: '1 1 6rem',
  minWidth: 0,
  '@media': { [from('tablet')]: { flexBasis: '9rem', maxWidth: '16rem' } },
})

export const middle = style({
  flex: '1 1 5rem',
  minWidth: 0,
  maxWidth: vars.contentWidth.search,
  '@media': { [from('tablet')]: { flexBasis: '9rem' } },
})

/** A search field beside a picker: on a phone it shows only its icon until it is focused or contains text. */
export const collapsingSearch = style({
  '@media': {
    [below('tablet')]: {
      selectors: {
        '&:not(:focus-within, :has(button))': { flex: `0 0 ${vars.control.standard}`, overflow: 'clip' },
      },
    },
  },
})

// While a phone's search is open, the picker shows only the first letters.
for (const open of [':focus-within', ' button']) {
  globalStyle(`${toolbar}:has(> ${collapsingSearch}${open}) > ${start}`, {
    '@media': { [below('tablet')]: { flex: '0 1 6rem' } },
  })
}

export const phoneEnd = style({ '@media': { [from('tablet')]: { display: 'none' } } })

export const end = style({
  flex: '0 0 auto',
  marginInlineStart: 'auto',
  '@media': { [below('tablet')]: { display: 'none' } },
})
