import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { coarsePointer, finePointer, forcedColors } from './breakpoints.ts'

const { control, row } = vars

const compact = { [control.standard]: control.compact, [row.standard]: row.compact }
const comfortable = { [control.standard]: control.comfortable, [row.standard]: row.comfortable }
const touch = { [control.standard]: control.touch, [control.inline]: control.touch, [row.standard]: row.comfortable }

/**
 * Sets how much space rows and controls take. With a mouse they are compact; for fingers they are larger. A form's fields
 * are larger with a mouse too (`comfortable`), because people fill them in one by one and do not compare them. `:root` is
 * repeated for a higher specificity than the theme's class.
 */
globalStyle(':root:root', {
  '@media': { [finePointer]: { vars: compact }, [coarsePointer]: { vars: touch } },
})
globalStyle('form', { '@media': { [finePointer]: { vars: comfortable } } })

// Lets a reviewer choose the density independently of the pointer.
globalStyle(':root:root[data-density=compact]', { vars: compact })
globalStyle(':root:root[data-density=comfortable]', { vars: comfortable })
globalStyle(':root:root[data-density=touch], [data-density=touch] form', { vars: touch })

globalStyle('[data-disabled], label:has(:disabled)', {
  '@media': { [forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' } },
})
