import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight, mastheadHeight } from '../../css/barHeights.ts'
import { below } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'
import { exitDuration } from './timing.ts'

const phone = below('tablet')

/** Above the bar at the lower edge, if there is one. */
const aboveTheEdge = `calc(max(var(${bottomBarHeight}, 0px), env(safe-area-inset-bottom)) + ${vars.space.small})`

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.9)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.85)' } })

export const region = style([
  screenOnly,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: aboveTheEdge,
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xsmall,
    width: '24rem',
    marginInline: 'auto',
    outline: 'none',
    '@media': { [phone]: { insetInline: vars.gutter.phone, width: 'auto' } },
    // Only the toasts may receive presses, not the area around them.
    pointerEvents: 'none',
  },
])

/** On a phone, places the toasts below the masthead. */
export const atTheTop = style({
  '@media': {
    [phone]: {
      bottom: 'auto',
      // The default of 4rem applies to a page without a masthead. The header of a dialog that fills a phone has the same
      // height, so the toasts appear below that header.
      top: `calc(var(${mastheadHeight}, 4rem) + ${vars.space.small})`,
    },
  },
})

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  border: `${vars.borderWidth.standard} solid transparent`,
  borderRadius: vars.radius.standard,
  boxShadow: vars.elevation.floating,
  fontWeight: vars.fontWeight.medium,
  animation: `${enter} ${vars.duration.standard} ease-out`,
})

export const tone = styleVariants({
  success: { backgroundColor: vars.color.positive, color: vars.color.onPositive },
  error: { backgroundColor: vars.color.critical, color: vars.color.onCritical },
})

export const leaving = style({ animation: `${leave} ${exitDuration}ms ease-in forwards` })

export const content = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xsmall })
/** At most four lines. Screen readers still read the full message. */
export const message = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  unicodeBidi: 'plaintext',
})

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.control.standard,
  height: vars.control.standard,
  borderRadius: vars.radius.standard,
  selectors: { '&[data-focus-visible]': { outlineColor: 'currentColor', outlineOffset: '-4px' } },
})
