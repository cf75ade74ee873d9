import { style } from '@vanilla-extract/css'
import { whenTouched } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const textButton = style([
  whenTouched({ color: vars.color.linkHover, textDecorationLine: 'underline' }),
  {
    padding: 0,
    // The minimum size of a press target, for touch and for people with a tremor.
    minWidth: vars.control.inline,
    minHeight: vars.control.inline,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.link,
    textDecorationLine: vars.linkLine,
    textUnderlineOffset: '0.18em',
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.standard,
    textAlign: 'start',
    // Otherwise the text inside, which is cut off after three lines, would be placed above the line and make the line
    // higher.
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
])
