import { keyframes, style } from '@vanilla-extract/css'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** A panel that opens beside its trigger: a list, a menu, a calendar. */
export const popover = style({
  // React Aria sets a z-index on the element itself; the portal has one scale.
  zIndex: `${zIndex.popover} !important`,
  maxWidth: 'calc(100vw - 16px)',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
  outline: 'none',
  overflow: 'auto',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.quick} ease-out` } },
})

/** For lists: at least as wide as their trigger. */
export const asWideAsTrigger = style({ minWidth: 'var(--trigger-width)' })

export const list = style({ padding: vars.space.xxsmall, outline: 'none', overflow: 'auto', maxHeight: 'inherit' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.control.standard,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { backgroundColor: vars.color.surfaceHover },
    '&[data-focus-visible]': { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.fontWeight.strong },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
})
