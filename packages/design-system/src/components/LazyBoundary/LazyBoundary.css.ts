import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { bubble } from '../../parts/bubble.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style([
  screenOnly,
  bubble,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    position: 'fixed',
    top: '50%',
    left: '50%',
    translate: '-50%',
    zIndex: zIndex.toast,
    // The page below it stays usable.
    pointerEvents: 'none',
  },
])
