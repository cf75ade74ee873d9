import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'
import { status } from '../Status/Status.css.ts'

const width = createContainer()
/** Applies a rule only in a wide list. There, a term and its detail at the two ends of a line would be too far apart. */
const whenWide = (rule: object) => ({ '@container': { [`${width} (min-width: 34rem)`]: rule } })

export const frame = style({
  containerName: width,
  containerType: 'inline-size',
  // Not a CSS container on paper, because browsers do not break a container across pages.
  '@media': { print: { containerType: 'normal' } },
})

const rows = { display: 'flex', flexDirection: 'column' } as const

export const list = styleVariants({
  rows,
  facts: {
    ...rows,
    ...whenWide({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
      gap: `${vars.space.xsmall} ${vars.space.medium}`,
    }),
  },
  columns: rows,
  stacked: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(8rem, 22%), 100%), 1fr))',
    gap: vars.space.medium,
  },
})

/** Long terms and texts wrap beside each other. */
const row = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
} as const

// Puts a list of exactly four facts on one line. Otherwise the fourth fact would be alone on a second line.
globalStyle(
  `${list.facts}:has(> :nth-child(4):last-child)`,
  whenWide({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) max-content' }),
)

export const item = styleVariants({
  rows: row,
  facts: { ...row, ...whenWide({ display: 'block' }) },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, min(10rem, 35%)) minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    paddingBlock: vars.space.xxsmall,
  },
  stacked: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})

export const long = style({ selectors: { [`${list.stacked} > &`]: { gridColumn: '1 / -1' } } })

export const strong = style({ fontWeight: vars.fontWeight.strong })

export const term = style({
  color: vars.color.textSubdued,
  selectors: { [`${strong} > &`]: { color: vars.color.text } },
})

// Above its detail, a term is as small as other labels.
globalStyle(`${item.stacked} > ${term}`, textSizeOf('small'))
globalStyle(`${item.facts} > ${term}`, whenWide(textSizeOf('small')))

const atTheEnd = {
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const

export const detail = styleVariants({
  rows: atTheEnd,
  facts: { ...atTheEnd, ...whenWide({ textAlign: 'start' }) },
  columns: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  stacked: { overflowWrap: 'anywhere', unicodeBidi: 'plaintext', whiteSpace: 'pre-line' },
})

// A status is as large as the other details.
globalStyle(`:is(${detail.rows}, ${detail.facts}, ${detail.columns}, ${detail.stacked}) > ${status}`, {
  fontSize: 'inherit',
  lineHeight: 'inherit',
})

// A link is higher than its line, because it is a press target. Its margins let it reach into the rows above and below, so
// that all rows stay equally high.
globalStyle(`:is(${detail.rows}, ${detail.facts}, ${detail.stacked}) > a`, {
  marginBlock: `calc((${vars.fontSize.standard} * ${vars.lineHeight.standard} - ${vars.control.inline}) / 2)`,
})
// Two links below each other need the distance of press targets.
const withLink = `${item.facts}:has(> dd > a)`
globalStyle(`${withLink} + ${withLink}`, {
  marginBlockStart: `calc(${vars.control.inline} - ${vars.fontSize.standard} * ${vars.lineHeight.standard} - ${vars.space.xsmall})`,
  ...whenWide({ marginBlockStart: 0 }),
})
