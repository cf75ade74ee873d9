import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const list = styleVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: { display: 'flex', flexDirection: 'column' },
  stacked: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(8rem, 22%), 100%), 1fr))',
    gap: vars.space.medium,
  },
})

export const item = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    paddingBlock: vars.space.xxsmall,
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, 10rem) minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    paddingBlock: vars.space.xxsmall,
  },
  stacked: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})

export const strong = style({ fontWeight: vars.fontWeight.strong })

export const term = style({
  color: vars.color.textSubdued,
  selectors: { [`${strong} > &`]: { color: vars.color.text } },
})

export const detail = styleVariants({
  rows: { marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  columns: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  stacked: { overflowWrap: 'anywhere', unicodeBidi: 'plaintext', whiteSpace: 'pre-line' },
})

// All rows have one pitch. A link is higher than its line, as a press target must be, and reaches into the rows beside it.
globalStyle(`${detail.rows} > a`, {
  marginBlock: `calc((${vars.fontSize.standard} * ${vars.lineHeight.standard} - ${vars.control.inline}) / 2)`,
})
