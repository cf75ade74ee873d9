import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { whenHovered } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

/** A box like that of a `Banner`. Except on a phone, its text starts at the same edge as the text of the fields below. */
export const summary = style([
  screenOnly,
  {
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.small,
    border: `${vars.borderWidth.standard} solid color-mix(in srgb, ${vars.color.critical} 35%, ${vars.color.criticalSoft})`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.criticalSoft,
  },
])

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.critical,
  fontSize: vars.fontSize.standard,
  fontWeight: vars.fontWeight.heading,
  lineHeight: vars.lineHeight.standard,
})

/** Puts the fields' names side by side, because a long column of names would push the form off a phone's screen. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  // Below the heading's text, which begins after an icon.
  marginInlineStart: `calc(1.25rem + ${vars.space.small})`,
  // A link is higher than its text. These margins give the text the same distance from both edges of the box.
  marginBlockStart: `calc((1lh - ${vars.control.inline}) / 2 + ${vars.space.xxsmall})`,
  marginBlockEnd: `calc((1lh - ${vars.control.inline}) / 2)`,
  padding: 0,
})

export const link = style([
  whenHovered({ textDecorationThickness: vars.borderWidth.strong }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    // The minimum size of a press target. On touch screens the variable is larger.
    minWidth: vars.control.inline,
    minHeight: vars.control.inline,
    color: vars.color.text,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    overflowWrap: 'anywhere',
  },
])
