import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { from, narrowForText } from './breakpoints.ts'

/** The rules of `visuallyHidden`, for an element that is hidden only sometimes. */
export const hiddenText = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const

/** Hides text visually; screen readers still read it. */
export const visuallyHidden = style(hiddenText)

/** For controls and temporary messages, which are not printed. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } })

/** At most three lines, except with very large text. */
export const threeLines = style({
  '@media': {
    'screen and (min-width: 20em)': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
    },
  },
  '@container': { [narrowForText]: { display: 'block', overflow: 'visible' } },
})

/** Limits a name of any length to three lines on screen. Paper shows all of it. */
export const clamped = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@media': { print: { display: 'block' } },
})

/** Keeps a measurement on one line. With very large text it may wrap. */
export const unbroken = style({
  '@media': { 'print, screen and (min-width: 20em)': { whiteSpace: 'nowrap' } },
  '@container': { [narrowForText]: { whiteSpace: 'normal' } },
})

/**
 * For a control inside a bordered box. Extends the control's press area over the box's border, so that this area is as tall
 * as other controls.
 */
export const pressAreaOverBorder = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlock: `calc(-1 * ${vars.borderWidth.standard})`,
  },
})

/** Classes that set the gap between children, one for each step of the space scale. */
export const gap = styleVariants(vars.space, (value) => ({ gap: value }))

/** The column that contains the window's content. Masthead, page and bottom bar share it, so that they are aligned. */
export const container = style({
  width: '100%',
  maxWidth: vars.contentWidth.container,
  marginInline: 'auto',
  paddingInline: vars.gutter.phone,
  '@media': {
    [from('tablet')]: {
      // Keeps the content clear of the camera when a phone is held sideways.
      paddingInline: `max(${vars.gutter.standard}, env(safe-area-inset-left), env(safe-area-inset-right))`,
    },
    print: { maxWidth: 'none', paddingInline: 0 },
  },
})

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

/** The animation of loading indicators. */
export const spinAnimation = `${turn} 800ms linear infinite`

/** The look of a short text that floats over the page. */
export const bubble = style({
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  // A border that is visible only in forced colours.
  border: `${vars.borderWidth.standard} solid transparent`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.elevation.floating,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.standard,
})
