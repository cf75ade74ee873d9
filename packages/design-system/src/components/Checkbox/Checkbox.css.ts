import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../css/breakpoints.ts'
import { highlight } from '../../css/selected.ts'
import { vars } from '../../theme/vars.css.ts'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xsmall,
  minWidth: vars.control.inline,
  minHeight: vars.control.inline,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
})

/** As far down as the field's label reaches, and as wide as the rest of three columns. */
export const besideField = style({
  '@media': {
    [from('tablet')]: {
      paddingBlockStart: `calc(${vars.fontSize.small} * ${vars.lineHeight.standard} + ${vars.space.xxsmall} + (${vars.control.standard} - ${vars.control.inline}) / 2)`,
    },
    [from('wide')]: { gridColumn: 'span 2' },
  },
})

export const label = style({ overflowWrap: 'anywhere' })

const markVisibility = createVar()

const on = 'input:is(:checked, :indeterminate) + &'

export const box = style({
  vars: { [markVisibility]: 'hidden' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  transition: `background-color ${vars.duration.quick}`,
  '@media': {
    ...highlight(on),
    [canHover]: { selectors: { [`:where(${button}:hover) &`]: { borderColor: vars.color.text } } },
  },
  selectors: {
    [on]: {
      vars: { [markVisibility]: 'visible' },
      backgroundColor: vars.color.primaryFill,
      borderColor: vars.color.primaryOutline,
      color: vars.color.onPrimaryFill,
    },
    'input[aria-invalid] + &': { borderColor: vars.color.critical },
    'input:focus-visible + &': {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': { borderColor: vars.color.border, backgroundColor: vars.color.surfaceSunken },
    'input:disabled:checked + &': { color: vars.color.textDisabled },
  },
})

// Hides the icon of an unticked box with `visibility`. Forced colours would replace a transparent colour, and the box would
// look ticked. The rule uses a variable instead of a selector that leads from the input to the icon. With such a selector,
// removing a row of a table would make the browser recalculate the styles of the icons in all other rows.
globalStyle(`${box} > svg`, { visibility: markVisibility })
