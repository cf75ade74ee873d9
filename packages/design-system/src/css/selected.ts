import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { forcedColors } from './breakpoints.ts'

/** A layer of one colour, for marks that lie above each other because all but one of them are transparent. */
export const filledWith = (color: string) => `linear-gradient(${color}, ${color})`

/** Transparent unless the brand is reddish or pale. */
export const selectedBar = `inset 3px 0 0 ${vars.color.selectedBar}`

const ring = (color: string) => `inset 0 0 0 ${vars.borderWidth.strong} ${color}`

/**
 * The look of a chosen element: a soft fill with an outline, which is neutral if the brand is reddish or pale. The outline is a
 * shadow, because `outline` shows the focus. Forced colours remove the fill and the shadow, so combine this style with
 * `highlight`.
 */
export const selected = {
  backgroundColor: vars.color.selected,
  // One of the two is transparent.
  boxShadow: `${ring(vars.color.selectedBar)}, ${ring(vars.color.selectedOutline)}`,
  color: vars.color.text,
} satisfies StyleRule

/**
 * In forced colours, draws an element like selected text. Use it for an element that shows a state by its background,
 * because forced colours remove backgrounds. An element that shows a state by its border does not need it, because borders
 * stay.
 */
export const highlight = (selector: string): NonNullable<StyleRule['@media']> => ({
  [forcedColors]: {
    selectors: {
      [selector]: {
        forcedColorAdjust: 'none',
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        color: 'HighlightText !important',
      },
    },
  },
})
