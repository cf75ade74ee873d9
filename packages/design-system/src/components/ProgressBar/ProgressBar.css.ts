import { keyframes, style } from '@vanilla-extract/css'
import { reducedMotion } from '../../css/breakpoints.ts'
import { highlight } from '../../css/forcedColors.ts'
import { vars } from '../../theme/vars.css.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })
const breathe = keyframes({ '50%': { opacity: 0.4 } })

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  width: '100%',
  minWidth: 0,
  fontSize: vars.fontSize.small,
})

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.small })

export const value = style({ color: vars.color.textSubdued })

export const track = style({
  position: 'relative',
  height: '0.75rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
})

export const bar = style({
  height: '100%',
  backgroundColor: vars.color.primaryOutline,
  transition: `inline-size ${vars.duration.standard}`,
  '@media': highlight('&'),
})

export const unknown = style([
  bar,
  {
    position: 'absolute',
    width: '40%',
    animation: `${pass} 1.4s ease-in-out infinite`,
    '@media': {
      [reducedMotion]: { insetInlineStart: 0, width: '100%', animation: `${breathe} 2s ease-in-out infinite` },
    },
  },
])
