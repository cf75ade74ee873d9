import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const money = style({
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
})

export const emphasis = styleVariants({
  standard: {},
  strong: { fontWeight: vars.fontWeight.strong },
  total: {
    fontSize: vars.fontSize.total,
    lineHeight: vars.lineHeight.total,
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '-0.01em',
  },
})
