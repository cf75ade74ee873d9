import { style } from '@vanilla-extract/css'
import { below, coarsePointer } from '../css/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

/** Anything pressed on the brand bar. */
export const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.standard,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.standard,
  color: vars.color.onMasthead,
  fontSize: vars.fontSize.standard,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick}`,
  '@media': {
    [coarsePointer]: { minHeight: vars.control.touch, minWidth: vars.control.touch, justifyContent: 'center' },
    [below('tablet')]: { paddingInline: vars.space.xsmall },
  },
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded=true]': {
      backgroundColor: vars.color.mastheadHover,
      color: vars.color.onMastheadHover,
    },
    // The portal's own focus colour may vanish on the supplier's.
    '&[data-focus-visible]': { outlineColor: 'currentColor', outlineOffset: '-2px' },
    '&[data-current]': { boxShadow: 'inset 0 -2px 0 currentColor' },
  },
})

/** Words that a phone has no room for; they are still read aloud. */
export const wideOnly = style({
  '@media': {
    [below('tablet')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
