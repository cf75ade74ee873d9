import { globalStyle, style } from '@vanilla-extract/css'
import { coarsePointer } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const calendar = style({ padding: vars.space.small })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.xsmall,
})
export const heading = style({ fontWeight: vars.fontWeight.strong })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.standard,
  '@media': { [coarsePointer]: { width: vars.control.touch, height: vars.control.touch } },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
})

export const grid = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'center' })

globalStyle(`${grid} th`, {
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textSubdued,
  textAlign: 'center',
})

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: vars.radius.standard,
  cursor: 'pointer',
  '@media': { [coarsePointer]: { width: '2.5rem', height: '2.5rem' } },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-today]': { fontWeight: vars.fontWeight.strong, textDecoration: 'underline' },
    '&[data-selected]': {
      backgroundColor: vars.color.primary,
      color: vars.color.onPrimary,
      border: `${vars.borderWidth.standard} solid ${vars.color.text}`,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { display: 'none' },
    '&[data-focus-visible]': { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
})
