import { style, styleVariants } from '@vanilla-extract/css'
import { typeOf } from '../../css/typeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const money = style({
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
})

export const emphasis = styleVariants({
  standard: {},
  strong: { fontWeight: vars.fontWeight.strong },
  total: {
    ...typeOf('total'),
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '-0.01em',
  },
})
