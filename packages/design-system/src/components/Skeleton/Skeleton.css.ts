import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall })

export const bar = style({
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.textDisabled} 22%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:first-child)': { width: '70%' } },
})

export const height = styleVariants({
  text: { height: '1rem' },
  control: { height: vars.control.standard },
  row: { height: '3rem' },
  card: { height: '8rem' },
  picture: { height: '14rem' },
})
