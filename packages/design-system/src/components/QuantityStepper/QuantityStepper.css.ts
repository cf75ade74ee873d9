import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { coarsePointer } from '../../css/breakpoints.ts'
import { pressAreaOverBorder, screenOnly } from '../../css/shared.css.ts'
import { focusVisible, whenTouched } from '../../css/touched.ts'
import { field } from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const stepper = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  minHeight: vars.control.standard,
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  // Prints only the number.
  '@media': { print: { border: 0 } },
  selectors: { '&[data-disabled]': { borderColor: vars.color.border } },
})

export const width = styleVariants({
  content: [field, { display: 'inline-flex', flexShrink: 0 }],
  full: [field, { flex: '1 1 7rem', minWidth: 'min-content' }],
})

/** Wraps below the field instead of widening it. */
export const refusal = style({ width: 0, minWidth: '100%' })

/** One of the two buttons. */
export const stepButton = style([
  screenOnly,
  pressAreaOverBorder,
  whenTouched({ backgroundColor: vars.color.surfaceHover }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.control.standard,
    borderRadius: vars.radius.standard,
    selectors: {
      [focusVisible]: { outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
])

export const input = style({
  flex: 1,
  width: '3.25em',
  // Shows at least two digits even if there is little space.
  minWidth: '1.625rem',
  paddingInline: vars.space.xxsmall,
  border: 0,
  borderInline: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  // At this size, phones do not zoom in when the field is focused.
  '@media': { [coarsePointer]: { fontSize: '1rem' }, print: { border: 0 } },
  selectors: {
    // A long number is in smaller type, and the field has space for seven digits, so that all digits are visible.
    '&[data-long]': { width: 'calc(7ch + 4px)', fontSize: vars.fontSize.caption, paddingInline: 0 },
    '&:focus': { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid=true]': { color: vars.color.critical },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
})

// A stepper that is as wide as its container must be able to shrink, so its field has the minimum width.
globalStyle(`:where([data-width=full]) > ${input}:not([data-long])`, { width: '1.625rem' })
