import { style } from '@vanilla-extract/css'
import { highlight } from '../css/forcedColors.ts'
import { vars } from '../theme/vars.css.ts'
import { selected } from './selected.ts'

/** The parts of a date or a time, in one line. */
export const parts = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: vars.space.small,
  cursor: 'text',
  '@media': { print: { paddingInline: 0 } },
})

/** Inside a box, beside a button. */
export const input = style([parts, { flex: 1 }])

export const segment = style({
  paddingInline: '0.125rem',
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.small,
  color: 'inherit',
  outline: 'none',
  whiteSpace: 'pre',
  textAlign: 'center',
  '@media': highlight('&[data-focused], &:focus'),
  selectors: {
    '&[data-placeholder]': { color: vars.color.textSubdued },
    // Wide enough to be pressed.
    '&:not([data-type=literal])': { minWidth: '1.5rem' },
    '&[data-type=literal]': { paddingInline: 0, color: vars.color.textSubdued },
    '&[data-focused], &:focus': { ...selected, caretColor: 'transparent' },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
})
