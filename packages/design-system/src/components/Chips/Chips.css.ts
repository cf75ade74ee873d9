import { style } from '@vanilla-extract/css'
import { highlight, selected } from '../../css/selected.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { whenTouched } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const chips = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xsmall,
    marginBlockStart: vars.space.xxsmall,
  },
])

const pressed = '&[aria-pressed=true]'

export const chip = style([
  whenTouched({ backgroundColor: vars.color.surfaceHover }),
  {
    // Two fit side by side on a phone.
    maxWidth: 'min(10rem, 100%)',
    minHeight: `max(${vars.control.inline}, ${vars.control.compact})`,
    paddingInline: vars.space.xsmall,
    border: `${vars.borderWidth.standard} solid ${vars.color.borderButton}`,
    borderRadius: vars.radius.standard,
    boxShadow: vars.elevation.button,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media': highlight(pressed),
    selectors: { [pressed]: selected, '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
  },
])
