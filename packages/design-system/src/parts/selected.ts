import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/**
 * The look of a chosen element: a soft fill with an outline. The outline is a shadow, because `outline` shows the focus.
 * Forced colours remove the fill and the shadow, so combine this style with `highlight`.
 */
export const selected = {
  backgroundColor: vars.color.selected,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} ${vars.color.primaryOutline}`,
  color: vars.color.text,
} satisfies StyleRule
