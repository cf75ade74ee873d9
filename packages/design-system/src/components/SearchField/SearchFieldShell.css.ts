import { style } from '@vanilla-extract/css'
import * as frame from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** As wide as the field with its glass, which is a sign beside the text. */
export const shell = style([frame.box, { flexGrow: 1, paddingInline: `calc(2 * ${vars.space.small} + 1.25rem)` }])
