import type { StyleRule } from '@vanilla-extract/css'
import { forcedColors } from './breakpoints.ts'

/**
 * In forced colours, draws an element like selected text. For elements that show a state by their background, which forced
 * colours remove. A state shown by a border needs no highlight, because borders stay.
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
