import { keyframes, style } from '@vanilla-extract/css'
import { zIndex } from '../../css/zIndex.ts'
import { bubble } from '../../parts/bubble.css.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style([
  bubble,
  {
    // React Aria sets a z-index on the element itself; the portal has one scale.
    zIndex: `${zIndex.popover} !important`,
    maxWidth: 'min(20rem, calc(100vw - 16px))',
    overflowWrap: 'anywhere',
    selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.quick} ease-out` } },
  },
])
