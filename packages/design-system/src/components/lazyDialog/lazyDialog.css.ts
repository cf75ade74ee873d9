import { style } from '@vanilla-extract/css'
import { bubble, screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

/** The notice that the dialog is being loaded. */
export const loading = style([
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
    // The notice lets presses through, so that the page below stays usable.
    pointerEvents: 'none',
  },
])

/** The notice that the dialog could not be loaded, at the lower edge of the window. */
export const failure = style([
  screenOnly,
  {
    position: 'fixed',
    insetInline: vars.space.small,
    bottom: vars.space.small,
    maxWidth: '36rem',
    marginInline: 'auto',
    borderRadius: vars.radius.standard,
    boxShadow: vars.elevation.floating,
    zIndex: zIndex.toast,
  },
])
