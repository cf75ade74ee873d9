import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.textSubdued })

/** Contains the input and the note below it. */
export const place = style({ position: 'relative' })

export const width = styleVariants({
  full: {},
  short: { width: '7rem', flexShrink: 0 },
  // Fits on a phone beside a product's code, unit, price and bin.
  narrow: { width: '4.5rem', flexShrink: 0, '@media': { [below('tablet')]: { width: '3.5rem' } } },
})

globalStyle(`${width.narrow} input`, { paddingInline: vars.space.xsmall, textAlign: 'end' })
