import { style } from '@vanilla-extract/css'
import * as inPlace from '../../parts/inPlaceOfContent.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const icon = style([inPlace.icon, { backgroundColor: vars.color.criticalSoft, color: vars.color.critical }])

export const message = style([inPlace.text, { unicodeBidi: 'plaintext', whiteSpace: 'pre-line' }])
