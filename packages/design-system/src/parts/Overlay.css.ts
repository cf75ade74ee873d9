import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { mastheadHeight } from '../css/barHeights.ts'
import { below, from } from '../css/breakpoints.ts'
import { textSizeOf } from '../css/textSizeOf.ts'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'
import { bottomSheet, safeBottom, slideIn, slideOut } from './bottomSheet.css.ts'
import { beyondIcon, square } from './buttonStyles.css.ts'

const phone = below('tablet')

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })

const scrimOf = (fadeOut: string, place: StyleRule): ComplexStyleRule => [
  {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.modal,
    display: 'flex',
    height: 'var(--visual-viewport-height)',
    backgroundColor: vars.color.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${vars.duration.standard} ease-out` },
      '&:is([data-leaving], [data-exiting])': { animation: `${fade} ${fadeOut} ease-in reverse forwards` },
    },
  },
  place,
]

export const scrim = styleVariants({
  centred: scrimOf(vars.duration.quick, {
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.medium,
    '@media': {
      [phone]: { alignItems: 'flex-end', padding: 0 },
      print: { position: 'static', backgroundColor: 'transparent', height: 'auto' },
    },
  }),
  drawer: scrimOf(vars.duration.standard, { overflow: 'hidden' }),
})

const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.modal,
})

const centred = (maxWidth: string): ComplexStyleRule => [
  sheet,
  {
    width: '100%',
    maxHeight: '100%',
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    selectors: { '&[data-entering]': { animation: `${rise} ${vars.duration.standard} ease-out` } },
    '@media': {
      [from('tablet')]: { maxWidth },
      [phone]: {
        ...bottomSheet,
        selectors: { '&[data-entering]': { animation: slideIn }, '&[data-exiting]': { animation: slideOut } },
      },
    },
  },
]

/** On a phone, every size except `drawer` is a sheet at the bottom edge. */
export const size = styleVariants({
  small: centred('26rem'),
  standard: centred('38rem'),
  large: centred('60rem'),
  drawer: [
    sheet,
    {
      // Leaves a strip of the page visible: a press on it closes the drawer.
      width: 'min(22rem, calc(100% - 3rem))',
      height: '100%',
      borderWidth: 0,
      borderInlineEndWidth: vars.borderWidth.standard,
      selectors: {
        '&[data-entering]': { animation: `${fromStart} ${vars.duration.standard} ease-out` },
        '&[data-exiting]': { animation: `${fromStart} ${vars.duration.standard} ease-in reverse` },
      },
    },
  ],
})

export const dialog = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, outline: 'none' })

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.small,
  borderBottom: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  '@media': { [phone]: { paddingInline: vars.space.medium } },
})

// Only the padding around the icon of the cross extends beyond the edge of the content.
globalStyle(`${header} > button`, { marginInlineEnd: beyondIcon })

export const title = style({
  ...textSizeOf('heading'),
  fontWeight: vars.fontWeight.heading,
  // A phone's sheet shares the height with the keyboard, and most names of products fit one line at this size.
  '@media': { [phone]: textSizeOf('sheet') },
  overflowWrap: 'anywhere',
})

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space.large,
  overscrollBehavior: 'contain',
  // Sticky elements in the body, such as a list's header, stick to the body's upper edge, because no masthead covers that
  // edge.
  vars: { [mastheadHeight]: '0px' },
  '@media': {
    [phone]: {
      padding: vars.space.medium,
      // Without buttons below, the body extends to the bottom edge of the screen.
      selectors: { '&:last-child': { paddingBlockEnd: safeBottom.medium } },
    },
  },
})

/**
 * In an alert, a destructive button is always filled. Elsewhere it has only an outline if the brand colour is similar to
 * the critical colour.
 */
export const confirmation = style({
  vars: {
    [vars.color.destructiveFill]: vars.color.critical,
    [vars.color.destructiveFillHover]: vars.color.criticalHover,
    [vars.color.onDestructiveFill]: vars.color.onCritical,
  },
})

const inARow = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.small } as const

export const actions = style({
  ...inARow,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.small,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': { [phone]: { paddingInline: vars.space.medium, paddingBlockEnd: safeBottom.small } },
})

/** The buttons of a dialog. They stay together, and move below the summary if they do not fit beside it. */
export const buttons = style(inARow)

// On a phone the buttons fill the width, within reach of either thumb.
globalStyle(`:is(${actions}, ${buttons}) > :not(${square})`, { '@media': { [phone]: { flex: '1 1 auto' } } })

// Beside two others, the main button has a line of its own. The others have no icons, so that they fit on one line.
globalStyle(`${buttons}:has(> :nth-child(3)) > :not(:last-child) > svg`, { '@media': { [phone]: { display: 'none' } } })
globalStyle(`${buttons} > :last-child:nth-child(n + 3)`, { '@media': { [phone]: { flexBasis: '100%' } } })

/** The summary of a dialog. It takes the rest of the line of the dialog's buttons. */
export const summary = style({ flex: '1 1 10rem', minWidth: 0, alignSelf: 'center' })
