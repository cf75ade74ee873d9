import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const picture = style([
  screenOnly,
  {
    flexShrink: 0,
    fill: 'none',
    stroke: vars.color.borderControl,
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
])

export const ground = style({ fill: vars.color.surfaceSunken, stroke: 'none' })

export const paper = style({ fill: vars.color.surface })

export const sign = style({ stroke: vars.color.text })
