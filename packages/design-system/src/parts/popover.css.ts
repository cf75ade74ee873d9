import { keyframes, style } from '@vanilla-extract/css'
import { below, from } from '../css/breakpoints.ts'
import { textSizeOf } from '../css/textSizeOf.ts'
import { focusVisible, whenHovered } from '../css/touched.ts'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'
import { bottomSheet, safeBottom, slideIn, slideOut } from './bottomSheet.css.ts'

const phone = below('tablet')

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** A panel that opens beside its trigger: a list, a menu, a calendar. */
export const popover = style({
  // Overrides React Aria's z-index, because the portal has its own scale.
  zIndex: `${zIndex.popover} !important`,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 16px)',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
  outline: 'none',
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.quick} ease-out` } },
  '@media': {
    // `max-content` keeps the panel's width independent of its position. With any other value, the width and the position
    // would depend on each other.
    [from('tablet')]: { width: 'max-content', selectors: { '&[data-leaving]': { opacity: 0 } } },
    [phone]: {
      ...bottomSheet,
      paddingBlockEnd: safeBottom.xsmall,
      // Overrides React Aria's position beside the trigger.
      inset: 'auto 0 0 0 !important',
      maxHeight: `${bottomSheet.maxHeight} !important`,
      // The shadow darkens the page around the sheet. React Aria's own layer, which closes the sheet, is invisible.
      boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
      selectors: {
        '&[data-entering]': { animation: slideIn },
        '&:is([data-leaving], [data-exiting])': { animation: slideOut },
      },
    },
  },
})

/** The title of a phone's sheet. A panel beside its trigger needs no title. */
export const title = style({
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBottom: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  ...textSizeOf('sheet'),
  fontWeight: vars.fontWeight.heading,
  overflowWrap: 'anywhere',
  // Hidden on a short screen to save space.
  '@media': { [from('tablet')]: { display: 'none' }, '(max-height: 30em)': { display: 'none' } },
})

/** Makes a panel at least as wide as its trigger. For lists. */
export const asWideAsTrigger = style({ '@media': { [from('tablet')]: { minWidth: 'var(--trigger-width)' } } })

/** Scrolls below the title. */
export const content = style({ minHeight: 0, overflow: 'auto', overscrollBehavior: 'contain', outline: 'none' })

export const list = style([content, { padding: vars.space.xxsmall }])

export const item = style([
  whenHovered({ backgroundColor: vars.color.surfaceHover }),
  {
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
    '@media': { [phone]: { minHeight: vars.control.touch } },
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.surfaceHover },
      [focusVisible]: { outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-selected]': { fontWeight: vars.fontWeight.strong },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
])

export const separator = style({
  marginBlock: vars.space.xxsmall,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
})

/** The text of a list without items. */
export const empty = style({
  maxWidth: '18rem',
  padding: vars.space.small,
  color: vars.color.textSubdued,
})
