import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { whenHovered } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const summary = style([
  screenOnly,
  {
    display: 'flex',
    gap: vars.space.small,
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.small,
    border: `${vars.borderWidth.standard} solid color-mix(in srgb, ${vars.color.critical} 35%, ${vars.color.criticalSoft})`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.criticalSoft,
  },
])
globalStyle(`${summary} > svg`, { color: vars.color.critical })

export const content = style({ flex: 1, minWidth: 0 })

export const heading = style({
  color: vars.color.critical,
  fontSize: vars.fontSize.standard,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.standard,
})

/** The fields' names are side by side, because nine of them one below the other would push the form off a phone's screen. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  padding: 0,
  // On a phone the names start below the icon, which leaves space for three of them in a line.
  '@media': { [below('tablet')]: { marginInlineStart: `calc(-1.25rem - ${vars.space.small})` } },
})

export const link = style([
  whenHovered({ textDecorationThickness: vars.borderWidth.strong }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    // The minimum size of a press target. For fingers it is larger.
    minWidth: vars.control.inline,
    minHeight: vars.control.inline,
    color: vars.color.text,
    textDecoration: 'underline',
    textUnderlineOffset: '0.18em',
    overflowWrap: 'anywhere',
  },
])
