import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
})

export const labelColumn = style({})
globalStyle(`${labelColumn} > :first-child`, { flex: '0 1 10rem' })

/** An item of a list. Its child fills it, as if the item did not exist. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })
