import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../css/breakpoints.ts'
import { bottomSheet, safeBottom, slideIn, slideOut } from './bottomSheet.css.ts'
import { zIndex } from '../css/zIndex.ts'
import { vars } from '../theme/vars.css.ts'

const phone = below('tablet')

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height)',
  padding: vars.space.medium,
  backgroundColor: vars.color.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.standard} ease-out` },
    '&:is([data-leaving], [data-exiting])': { animation: `${fade} ${vars.duration.quick} ease-in reverse forwards` },
  },
  '@media': {
    [phone]: { alignItems: 'flex-end', padding: 0 },
    print: { position: 'static', backgroundColor: 'transparent', height: 'auto' },
  },
})

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.modal,
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.duration.standard} ease-out` } },
  '@media': {
    [phone]: {
      ...bottomSheet,
      selectors: { '&[data-entering]': { animation: slideIn }, '&[data-exiting]': { animation: slideOut } },
    },
  },
})

const width = (maxWidth: string) => ({ '@media': { [from('tablet')]: { maxWidth } } })

export const size = styleVariants({ small: width('26rem'), standard: width('38rem'), large: width('60rem') })

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

export const title = style({
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.standard,
  overflowWrap: 'anywhere',
})

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space.large,
  overscrollBehavior: 'contain',
  '@media': {
    [phone]: {
      padding: vars.space.medium,
      // Without buttons below it, it reaches to the bottom edge of the screen.
      selectors: { '&:last-child': { paddingBlockEnd: safeBottom.medium } },
    },
  },
})

/** The question is asked here: the button that removes is filled, however similar it is to the brand. */
export const confirmation = style({
  vars: {
    [vars.color.destructiveFill]: vars.color.critical,
    [vars.color.destructiveFillHover]: vars.color.criticalHover,
    [vars.color.onDestructiveFill]: vars.color.onCritical,
  },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.small,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  '@media': { [phone]: { paddingInline: vars.space.medium, paddingBlockEnd: safeBottom.small } },
})

// On a phone the buttons share the width, so that either thumb reaches them.
globalStyle(`${actions} > *`, { '@media': { [phone]: { flex: '1 1 auto' } } })

/** At the other side of the actions. */
export const summary = style({ flex: '1 1 10rem', minWidth: 0, alignSelf: 'center' })
