import { style, styleVariants } from '@vanilla-extract/css'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

export const money = style({
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
})

export const perUnit = style([textSizeOf('small'), { color: vars.color.textSubdued }])

export const emphasis = styleVariants({
  standard: {},
  subdued: { color: vars.color.textSubdued },
  strong: { fontWeight: vars.fontWeight.strong },
  total: {
    ...textSizeOf('total'),
    // The size is limited, because an amount never wraps. In large text, a large amount would be wider than a phone's
    // window.
    fontSize: `min(${vars.fontSize.total}, 9vw)`,
    fontWeight: vars.fontWeight.strong,
  },
})
