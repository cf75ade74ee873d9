import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { hiddenText } from '../../css/shared.css.ts'
import { sheet } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

const phone = below('tablet')

export const frame = style([
  sheet,
  {
    position: 'relative',
    minWidth: 0,
    overflowX: 'auto',
    '@media': { print: { margin: 0, border: 0, overflow: 'visible' } },
  },
])

export const table = style({ width: '100%', '@media': { [phone]: { display: 'block' } } })

export const body = style({ '@media': { [phone]: { display: 'block' } } })

export const head = style({ '@media': { [phone]: hiddenText } })

/** The outer cells' padding aligns the text of the table with the text of other panels. */
const inCell = style({
  paddingInline: vars.gutter.phone,
  '@media': {
    [from('tablet')]: {
      paddingInline: vars.space.xsmall,
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space.medium },
        '&:last-child': { paddingInlineEnd: vars.space.medium },
      },
    },
  },
})

export const header = style([
  inCell,
  {
    paddingBlock: vars.space.xsmall,
    fontSize: vars.fontSize.caption,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.caption,
    color: vars.color.textSubdued,
    whiteSpace: 'nowrap',
  },
])

export const row = style([
  whenHoveredOver({ backgroundColor: vars.color.page }),
  {
    borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    '@media': {
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `${vars.space.xsmall} ${vars.space.medium}`,
        paddingBlock: vars.space.xsmall,
        paddingInline: vars.gutter.phone,
        selectors: { '&:first-child': { borderTop: 0 } },
      },
    },
  },
])

/** On a phone the first cell is the heading of the others, and the last one is at the end of their line. */
export const cell = style([
  inCell,
  {
    paddingBlock: vars.space.xsmall,
    verticalAlign: 'middle',
    '@media': {
      [phone]: {
        minWidth: '5rem',
        padding: 0,
        selectors: {
          '&:first-child': { width: '100%' },
          '&:last-child': { marginInlineStart: 'auto', textAlign: 'end' },
        },
      },
    },
  },
])

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { '@media': { [from('tablet')]: { textAlign: 'end' }, print: { textAlign: 'end' } } },
})

export const name = style({
  display: 'block',
  marginBlockEnd: vars.space.xxsmall,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
  '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
})

export const short = style({ '@media': { [from('tablet')]: { whiteSpace: 'nowrap' } } })

export const value = style({
  overflowWrap: 'anywhere',
  // A number is broken only if it is longer than its column, because a broken number looks like two numbers.
  selectors: { [`${align.end} > &`]: { overflowWrap: 'break-word' } },
})

/** The lines of the totals belong together, so no line parts them. */
export const foot = style({
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  '@media': { [phone]: { display: 'block', paddingBlock: vars.space.xsmall } },
})

export const totalRow = style({
  '@media': { [phone]: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' } },
})

const inTotalRow = style([inCell, { paddingBlock: vars.space.xxsmall, verticalAlign: 'baseline' }])

export const totalLabel = style([
  inTotalRow,
  {
    textAlign: 'end',
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textSubdued,
    '@media': { [phone]: { textAlign: 'start' } },
  },
])

export const total = style([inTotalRow, { whiteSpace: 'nowrap' }])

export const strong = style({ fontWeight: vars.fontWeight.strong })

globalStyle(`${strong} > th`, { fontWeight: 'inherit', color: vars.color.text })
