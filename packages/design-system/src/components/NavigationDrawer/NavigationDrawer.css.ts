import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

const inwards = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } })
const outwards = keyframes({ from: { opacity: 0, transform: 'translateX(-16px)' } })

/**
 * One level of entries. It extends beyond the title on both sides, so that the entries' texts are aligned with the title,
 * although the highlight around an entry is wider than its text.
 */
export const level = style({
  marginInline: `calc(-1 * ${vars.space.small})`,
  marginBlockStart: `calc(-1 * ${vars.space.small})`,
})

/** The animation with which a level appears. */
export const levelAnimation = styleVariants({
  still: {},
  inwards: { animation: `${inwards} ${vars.duration.standard} ease-out` },
  outwards: { animation: `${outwards} ${vars.duration.standard} ease-out` },
})

export const back = style({ marginBlockEnd: vars.space.xxsmall })

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.touch,
  paddingBlockEnd: vars.space.xxsmall,
  marginBlockEnd: vars.space.xxsmall,
  borderBottom: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  ...textSizeOf('sheet'),
  fontWeight: vars.fontWeight.heading,
})

export const words = style({ paddingInline: vars.space.small })

export const row = style({ display: 'flex', minHeight: vars.control.touch })

export const separator = style({
  height: 0,
  marginInline: vars.space.small,
  marginBlock: vars.space.xsmall,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
})
