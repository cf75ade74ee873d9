import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.textSubdued })

/** Around the input and the note below it. */
export const place = style({ position: 'relative' })

export const width = styleVariants({
  full: {},
  short: { width: '7rem', flexShrink: 0 },
  // On a phone with a product's code, unit, price and bin beside it.
  narrow: { width: '4.5rem', flexShrink: 0, '@media': { [below('tablet')]: { width: '3.5rem' } } },
})

globalStyle(`${width.narrow} input`, { paddingInline: vars.space.xsmall, textAlign: 'end' })
