import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { highlight, selected } from '../../css/selected.ts'
import { vars } from '../../theme/vars.css.ts'

export const calendar = style({ padding: vars.space.small })

export const header = style({
  // Keeps the month buttons in view if the calendar has to scroll.
  position: 'sticky',
  top: 0,
  display: 'flex',
  backgroundColor: vars.color.surfaceRaised,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.xsmall,
})
export const heading = style({ fontWeight: vars.fontWeight.heading })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.standard,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-disabled]': { color: vars.color.textDisabled },
  },
})

export const grid = style({
  textAlign: 'center',
  // Fills a phone's sheet, which is wider than seven days.
  '@media': { [below('tablet')]: { width: '100%' } },
})

globalStyle(`${grid} th`, {
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textSubdued,
  textAlign: 'center',
})

// Small enough for seven days side by side on the narrowest phone, even with text of twice the size.
const side = `min(${vars.control.standard}, calc((100vw - 2 * ${vars.space.small} - 16px) / 7))`

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  marginInline: 'auto',
  width: side,
  height: side,
  borderRadius: vars.radius.standard,
  cursor: 'pointer',
  // On a screen of little height, seeing the whole month is more important than large touch targets.
  '@media': { '(max-height: 30em)': { height: '1.75rem' }, ...highlight('&[data-selected]') },
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-today]': { fontWeight: vars.fontWeight.strong, textDecoration: 'underline' },
    '&[data-selected]': { ...selected, fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[data-outside-month]': { display: 'none' },
    '&[data-focus-visible]': { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
})
