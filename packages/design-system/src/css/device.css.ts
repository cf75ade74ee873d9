import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { coarsePointer, forcedColors } from './breakpoints.ts'

const { inline, small, standard, touch } = vars.control

// A finger needs more room than a mouse: whatever takes its size from these has it, in every theme. The root is named
// twice to outweigh the theme's own class.
globalStyle(':root:root', {
  '@media': { [coarsePointer]: { vars: { [inline]: touch, [small]: touch, [standard]: touch } } },
})

globalStyle('[data-disabled]', {
  '@media': { [forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' } },
})
