import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/**
 * How a chosen thing looks: a soft fill in an outline. The outline is a shadow, because `outline` belongs to the focus.
 * Forced colours remove both: combine it with `highlight`.
 */
export const selected = {
  backgroundColor: vars.color.selected,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} ${vars.color.primaryOutline}`,
  color: vars.color.text,
} satisfies StyleRule
