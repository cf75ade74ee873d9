import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below } from '../css/breakpoints.ts'

export const grid = style({ display: 'grid', minWidth: 0 })

export const align = styleVariants({ stretch: {}, start: { alignItems: 'start' }, end: { alignItems: 'end' } })

const columns = (width: string, fill = 'auto-fill') => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(${width}, 100%), 1fr))`,
})

export const minColumn = styleVariants({
  field: { display: 'flex', flexWrap: 'wrap' },
  // As wide as fields side by side, also in a last row that has fewer.
  aligned: columns('max(12rem, calc((100% - 2rem) / 3))'),
  small: columns('10rem'),
  // Makes two columns fit on a phone.
  card: { ...columns('13rem'), '@media': { [below('tablet')]: columns('9rem') } },
  // On paper, few children take the whole width.
  medium: { ...columns('16rem'), '@media': { print: columns('16rem', 'auto-fit') } },
})

/**
 * The minimum width of 30% allows at most three columns. If the last row has fewer fields, they are wider, so that no gap
 * remains.
 */
export const fieldColumn = { flex: '1 1 max(12rem, 30%)', minWidth: 0 } as const
globalStyle(`${minColumn.field} > *`, fieldColumn)

/** Below 38rem, which three columns need, the first field has a line of its own, and two fields share the next one. */
export const leadingField = style({})
globalStyle(`${minColumn.field}${leadingField} > :first-child`, {
  flexBasis: 'max(12rem, 30%, min(100%, (38rem - 100%) * 9999))',
})
