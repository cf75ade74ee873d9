import { style, styleVariants } from '@vanilla-extract/css'
import { typeOf } from '../../css/typeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const money = style({
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
})

export const emphasis = styleVariants({
  standard: {},
  subdued: { color: vars.color.textSubdued },
  strong: { fontWeight: vars.fontWeight.strong },
  total: {
    ...typeOf('total'),
    // Limited, because on a phone with large text a large amount, which is on one line, would be wider than the window.
    fontSize: `min(${vars.fontSize.total}, 9vw)`,
    fontWeight: vars.fontWeight.strong,
    letterSpacing: '-0.01em',
  },
})
