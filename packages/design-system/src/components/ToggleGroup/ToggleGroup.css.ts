import { style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
import * as choice from '../../parts/choice.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style([
  screenOnly,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    padding: '2px',
    gap: '2px',
    border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surface,
  },
])

export const option = style([
  choice.option,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: `calc(${vars.control.standard} - 2px)`,
    gap: vars.space.xsmall,
    // Together with the group's border and padding, an option is as high as the controls beside the group.
    minHeight: `calc(${vars.control.standard} - 6px)`,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    // Extends the press area to the group's border and padding.
    '::before': { content: '""', position: 'absolute', insetInline: '-1px', insetBlock: '-3px' },
  },
])

/** Text beside an icon. A phone shows only the icon; screen readers still read the text. */
export const besideIcon = style({ '@media': { [below('tablet')]: hiddenText } })
