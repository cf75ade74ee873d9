import type { StyleRule } from '@vanilla-extract/css'
import { forcedColors } from './breakpoints.ts'

/**
 * Draws a part like selected text in forced colours. For parts that show a state by their background, which forced
 * colours remove. Parts that show their state by a border need nothing, because borders stay.
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
