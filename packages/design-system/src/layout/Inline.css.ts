import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
})

export const labelColumn = style({})
globalStyle(`${labelColumn} > :first-child`, { flex: '0 1 10rem' })
