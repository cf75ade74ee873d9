import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'flex',
  height: 'var(--visual-viewport-height)',
  backgroundColor: vars.color.scrim,
  overflow: 'hidden',
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.standard} ease-out` },
    '&:is([data-leaving], [data-exiting])': { animation: `${fade} ${vars.duration.standard} ease-in reverse forwards` },
  },
})

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  // A strip of the page stays visible, so that it can be pressed to close the drawer.
  width: 'min(22rem, calc(100% - 3rem))',
  height: '100%',
  border: `0 solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.modal,
})

const slide = (keyframe: string) => ({
  '&[data-entering]': { animation: `${keyframe} ${vars.duration.standard} ease-out` },
  '&[data-exiting]': { animation: `${keyframe} ${vars.duration.standard} ease-in reverse` },
})

export const side = styleVariants({
  start: { borderInlineEndWidth: vars.borderWidth.standard, selectors: slide(fromStart) },
  end: {
    marginInlineStart: 'auto',
    borderInlineStartWidth: vars.borderWidth.standard,
    selectors: slide(fromEnd),
  },
})
