import { keyframes, style } from '@vanilla-extract/css'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  // React Aria sets a z-index on the element itself; the portal has one scale.
  zIndex: `${zIndex.popover} !important`,
  maxWidth: 'min(20rem, calc(100vw - 16px))',
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  border: `${vars.borderWidth.standard} solid transparent`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.standard,
  overflowWrap: 'anywhere',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.quick} ease-out` } },
})
