import { style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
import * as choice from '../../parts/choice.css.ts'
import { vars } from '../../theme/vars.css.ts'

const edge = `${vars.borderWidth.standard} solid ${vars.color.borderButton}`
/** The corners of the options at both ends, inside the group's edge. */
const corner = `calc(${vars.radius.standard} - ${vars.borderWidth.standard})`

export const group = style([
  screenOnly,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: '100%',
    border: edge,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.button,
    // On a phone as wide as what is above and below it.
    '@media': { [from('tablet')]: { width: 'fit-content' } },
  },
])

export const option = style([
  choice.option,
  {
    display: 'inline-flex',
    // Fills a group that is wider than its options, as in a sheet.
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    // Together with the group's edge, an option is as high as the controls beside the group.
    minWidth: `calc(${vars.control.standard} - 2px)`,
    minHeight: `calc(${vars.control.standard} - 2px)`,
    paddingInline: vars.space.small,
    fontSize: vars.control.smallText,
    fontWeight: vars.fontWeight.medium,
    // Extends the press area over the group's edge.
    '::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-1px' },
    selectors: {
      '& + &': { borderInlineStart: edge },
      '&:first-child': { borderStartStartRadius: corner, borderEndStartRadius: corner },
      '&:last-child': { borderStartEndRadius: corner, borderEndEndRadius: corner },
      // A line below the option, because an outline would be a box in the box of the group.
      '&:has(:checked)': {
        boxShadow: `inset 0 -3px 0 ${vars.color.selectedBar}, inset 0 -2px 0 ${vars.color.selectedOutline}`,
      },
    },
  },
])

/** Text beside an icon. A phone shows only the icon; screen readers still read the text. */
export const besideIcon = style({ '@media': { [below('tablet')]: hiddenText } })
