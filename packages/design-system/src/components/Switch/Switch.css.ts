import { style } from '@vanilla-extract/css'
import { canHover } from '../../css/breakpoints.ts'
import { highlight } from '../../css/selected.ts'
import { vars } from '../../theme/vars.css.ts'

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space.xsmall,
  minHeight: vars.control.inline,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
})

export const label = style({ overflowWrap: 'anywhere' })

const on = 'input:checked + &'

export const track = style({
  display: 'inline-flex',
  flexShrink: 0,
  width: '2.5rem',
  padding: '2px',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.borderControl,
  transition: `background-color ${vars.duration.quick}`,
  '@media': {
    ...highlight(on),
    [canHover]: {
      selectors: { [`:where(${button}:hover) &`]: { borderColor: vars.color.text, color: vars.color.text } },
    },
  },
  selectors: {
    [on]: {
      backgroundColor: vars.color.primaryFill,
      borderColor: vars.color.primaryOutline,
      color: vars.color.onPrimaryFill,
    },
    'input:focus-visible + &': {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': {
      borderColor: vars.color.textDisabled,
      backgroundColor: vars.color.surfaceSunken,
      color: vars.color.textDisabled,
    },
  },
})

/**
 * The thumb is drawn by its border, because forced colours remove backgrounds. The selector below names the track instead
 * of using `+ *`. With `+ *`, the browser would check every element of a list whenever one of its rows is removed, even in
 * lists without a switch.
 */
export const thumb = style({
  border: '0.5rem solid',
  borderRadius: vars.radius.full,
  selectors: { [`input:checked + ${track} > &`]: { marginInlineStart: 'auto' } },
})
