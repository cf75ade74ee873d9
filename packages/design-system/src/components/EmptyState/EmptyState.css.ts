import { style } from '@vanilla-extract/css'
import { sheet } from '../../css/sheet.css.ts'
import * as inPlace from '../../parts/inPlaceOfContent.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const onSheet = style([sheet, { '@media': { print: { border: 0 } } }])

export const icon = style([inPlace.icon, { backgroundColor: vars.color.surfaceSunken, color: vars.color.textSubdued }])

export const text = style([inPlace.text, { color: vars.color.textSubdued }])
