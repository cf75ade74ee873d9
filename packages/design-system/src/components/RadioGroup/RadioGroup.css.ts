import { style, styleVariants } from '@vanilla-extract/css'
import { canHover } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { description as help } from '../../parts/FieldFrame.css.ts'

export const options = style({ display: 'flex', columnGap: vars.space.large, rowGap: vars.space.xxsmall })

export const orientation = styleVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap' },
})

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.inline,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
})

export const label = style({ overflowWrap: 'anywhere' })

/** Indented as far as the labels. */
export const description = style([help, { paddingInlineStart: `calc(1.25rem + ${vars.space.xsmall})` }])

export const mark = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  '@media': { [canHover]: { selectors: { [`:where(${button}:hover) &`]: { borderColor: vars.color.text } } } },
  selectors: {
    '[aria-invalid] &': { borderColor: vars.color.critical },
    // A thick border instead of a dot, because it stays visible in forced colours.
    'input:checked + &': { borderWidth: '6px', borderColor: vars.color.primaryOutline },
    'input:focus-visible + &': {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': {
      borderColor: vars.color.textDisabled,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
})
