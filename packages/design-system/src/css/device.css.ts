import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { coarsePointer, forcedColors } from './breakpoints.ts'

const { inline, small, standard, touch } = vars.control

// Touch needs larger targets than a mouse: all sizes that use these variables get them, in every theme. The root is
// named twice to have a higher specificity than the theme's class.
globalStyle(':root:root', {
  '@media': { [coarsePointer]: { vars: { [inline]: touch, [small]: touch, [standard]: touch } } },
})

globalStyle('[data-disabled]', {
  '@media': { [forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' } },
})
