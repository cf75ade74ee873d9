import type { StyleRule } from '@vanilla-extract/css'
import { forcedColors } from './breakpoints.ts'

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
