import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 })

export const list = style([
  screenOnly,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    borderBottom: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    // Tabs that do not fit are reached with the arrow keys or a swipe.
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
])

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  paddingInline: vars.space.medium,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.textSubdued,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.surfaceHover, color: vars.color.text },
    '&[data-focus-visible]': { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': {
      backgroundColor: vars.color.selected,
      color: vars.color.text,
      fontWeight: vars.fontWeight.strong,
    },
    // Only the selected tab has this border: a transparent one would become visible in forced colours.
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      borderBottom: `${vars.borderWidth.strong} solid ${vars.color.primaryOutline}`,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
})

export const panel = style({ minWidth: 0, borderRadius: vars.radius.small })
