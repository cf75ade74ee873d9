import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const notice = style([
  screenOnly,
  {
    position: 'fixed',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -50%)',
    zIndex: zIndex.toast,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    padding: vars.space.small,
    border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.textSubdued,
    boxShadow: vars.elevation.floating,
    // The page below it stays usable.
    pointerEvents: 'none',
  },
])
