import type { StyleRule } from '@vanilla-extract/css'
import { forcedColors } from './breakpoints.ts'

/**
 * For a part that tells a state by its background, which the reader's own colours take away: it is drawn as selected text
 * is. What tells its state by a border needs nothing, as borders stay.
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
