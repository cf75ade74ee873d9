import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { zIndex } from '../../css/zIndex.ts'
import { leavesIn } from './timing.ts'
import { vars } from '../../theme/vars.css.ts'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px) scale(0.9)' } })
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.85)' } })

export const region = style({
  position: 'fixed',
  top: '5rem',
  right: vars.space.medium,
  zIndex: zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  width: '18rem',
  maxWidth: `calc(100vw - 2 * ${vars.space.medium})`,
  outline: 'none',
  '@media': { print: { display: 'none' } },
})

export const toast = style({
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

export const leaving = style({ animation: `${leave} ${leavesIn}ms ease-in forwards` })

export const content = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xsmall })
export const message = style({ overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })

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
