import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  color: vars.color.textDisabled,
  overflow: 'hidden',
  selectors: {
    // A placeholder behind the picture. The picture covers the placeholder as soon as the browser draws part of the
    // picture. The placeholder is not animated, because hundreds of animations would keep the processor busy. A list may
    // have hundreds of placeholders, because pictures load only near the view.
    '&[data-state=loading]::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundColor: vars.color.surfaceSunken,
    },
    '&[data-state=error], &[data-state=pending]': { backgroundColor: vars.color.surfaceSunken },
  },
})

export const image = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  // Hides the alternative text, which Firefox shows while the picture is loading.
  selectors: { [`${frame}[data-state=loading] &`]: { color: 'transparent' } },
})

export const ratio = styleVariants({
  square: { aspectRatio: '1' },
  // The height is limited, because a picture as wide as a phone would take half the screen.
  wide: { aspectRatio: '4 / 3', '@media': { [below('tablet')]: { maxHeight: '7rem' } } },
  // Without a border, because the banner fills the upper part of a sheet.
  banner: {
    aspectRatio: '16 / 5',
    maxHeight: '12.5rem',
    borderWidth: 0,
    borderRadius: 0,
    '@media': { [below('tablet')]: { maxHeight: '7.5rem' } },
  },
})

/** `filled` cuts off the parts that do not fit into the frame. */
export const fit = styleVariants({ whole: { objectFit: 'contain' }, filled: { objectFit: 'cover' } })

export const size = styleVariants({
  /** For a table row. */
  row: { width: '2.5rem' },
  thumbnail: { width: '4rem' },
  fill: { width: '100%' },
})

export const placeholder = style({
  width: '55%',
  maxWidth: '5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
