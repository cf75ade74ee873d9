import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'
import { ratio } from '../Picture/Picture.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

/** A text line. The bar is less high than the line, so that there is space between the bars of two lines. */
const textLine = (size: keyof typeof vars.fontSize) => ({
  height: `calc(${vars.fontSize[size]} * 0.75)`,
  marginBlock: `calc(${vars.fontSize[size]} * (${vars.lineHeight[size]} - 0.75) / 2)`,
})

export const bar = style({
  borderRadius: vars.radius.small,
  backgroundColor: `color-mix(in srgb, ${vars.color.textDisabled} 22%, transparent)`,
  animation: `${breathe} 1.6s ease-in-out infinite`,
})

export const height = styleVariants({
  small: textLine('small'),
  standard: textLine('standard'),
  heading: textLine('heading'),
  figure: { ...textLine('heading'), '@media': { [from('desktop')]: textLine('figure') } },
  // An outline, as controls have. Filled, they would be the loudest part of a page that loads.
  control: {
    height: vars.control.standard,
    border: `${vars.borderWidth.standard} solid ${vars.color.borderButton}`,
    backgroundColor: vars.color.surface,
  },
  picture: [ratio.square],
  checkbox: {
    height: '1.25rem',
    border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    backgroundColor: 'transparent',
  },
  // Full width, even if the height is limited.
  wide: [ratio.wide, { width: '100%' }],
  banner: [ratio.banner, { width: '100%', borderRadius: 0 }],
})

export const width = styleVariants({
  full: {},
  most: { width: '80%' },
  half: { width: '50%' },
  short: { width: '8rem', maxWidth: '100%' },
  amount: { width: '3.75rem', maxWidth: '100%' },
  control: { width: '7.75rem', maxWidth: '100%' },
  // On a phone, a product's button or order bar is narrower.
  action: { width: '7.75rem', maxWidth: '100%', '@media': { [below('tablet')]: { width: '5.5rem' } } },
  checkbox: { width: '1.25rem' },
  // An icon in the middle of its press target.
  icon: {
    width: vars.control.standard,
    paddingInline: `calc((${vars.control.standard} - 1rem) / 2)`,
    backgroundClip: 'content-box',
  },
})

/** Flex, because in a block the margins of two lines would collapse into one. */
export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** For an amount at the end of its column. */
export const atEnd = style({ display: 'flex', justifyContent: 'flex-end' })

/** For an amount that is aligned like the text around it. */
export const aligned = style({ lineHeight: 0 })
globalStyle(`${aligned} > *`, { display: 'inline-block', verticalAlign: 'top' })

/** As high as the press target of what loads. */
export const target = style({ display: 'flex', alignItems: 'center', height: vars.control.touch })

/** For a term and its value at the two ends of a line. */
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.small })

/** For controls side by side. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })

/** Makes the children part of the layout around the skeleton. */
export const inPlace = style({ display: 'contents' })

/**
 * The placeholder of breadcrumbs, with the same height. The height is larger on touch screens. On a phone the placeholder
 * is invisible, and as wide as the arrow that replaces the breadcrumbs.
 */
export const trail = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.inline,
  color: vars.color.textDisabled,
  '@media': { [below('tablet')]: { justifyContent: 'center', width: vars.control.inline } },
})

/** Gaps in a card's content. */
export const spaced = style({ display: 'grid', gap: vars.space.medium })
export const packed = style({ display: 'grid', gap: vars.space.small })
export const field = style({ display: 'grid', gap: vars.space.xxsmall })
