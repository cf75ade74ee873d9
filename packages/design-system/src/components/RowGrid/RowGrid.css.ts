import { createContainer, createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { GlobalStyleRule, StyleRule } from '@vanilla-extract/css'
import { mastheadHeight } from '../../css/barHeights.ts'
import { from } from '../../css/breakpoints.ts'
import { screenOnly, threeLines } from '../../css/shared.css.ts'
import * as base from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { zIndex } from '../../css/zIndex.ts'
import { beyondIcon } from '../../parts/buttonStyles.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { money, perUnit } from '../Money/Money.css.ts'
import {
  allColumnsVariable,
  columnsNotPrinted,
  familyColumnsVariable,
  narrowColumnsVariable,
  narrowFamilyColumnsVariable,
  paperColumnsVariable,
} from './rowColumns.ts'
import type { RowColumn } from './rowColumns.ts'

/** All columns except the name have a fixed width, so that no row can move another row's columns. */
export const widths: Record<RowColumn, string> = {
  // As wide as the checkbox. On touch screens, the checkbox's press area is wider than this column and covers the start of
  // the name.
  select: '1.25rem',
  picture: '2.5rem',
  name: 'minmax(0, 1fr)',
  stock: '7rem',
  // An amount and its unit, which may be a picker.
  price: '8.5rem',
  unit: '6rem',
  quantity: `calc(2 * ${vars.control.standard} + 3.5rem)`,
  total: '6.75rem',
  // An `OrderBar`.
  action: `calc(2 * ${vars.control.standard} + 8.75rem)`,
  tool: '2.75rem',
}

const width = createContainer()
type Rule = Omit<StyleRule, '@media' | '@container'>
/** For phones from 360 px, and for other narrow places as wide. */
const onUsualPhone = (rule: Rule) => ({ [`${width} (min-width: 20.9rem) and (max-width: 43.99rem)`]: rule })
const inColumns = (rule: Rule) => ({ [`${width} (min-width: 44rem)`]: rule })
/** For a phone with very large text, where the price does not fit beside the name, and not all controls fit side by side. */
const onLargeText = (rule: Rule) => ({ [`${width} (max-width: 15rem)`]: rule })
const notInColumns = (rule: Rule) => ({ [`${width} (max-width: 43.99rem)`]: rule })
/**
 * Applies a rule between these widths. A row with a total then has its controls beside the name, and the unit price below
 * the total. At the upper end of this range all columns would fit, but the names would wrap.
 */
const besideTotal = (rule: Rule) => ({ [`${width} (min-width: 34rem) and (max-width: 51.99rem)`]: rule })
/** For a phone, and for a column beside another on a tablet. */
const inNarrowColumn = (rule: Rule) => ({ [`${width} (min-width: 15.01rem) and (max-width: 33.99rem)`]: rule })
const inAllColumnsOfTotal = (rule: Rule) => ({ [`${width} (min-width: 52rem)`]: rule })
/** For a phone or another narrow place, unless the text is very large. */
const besideText = (rule: Rule) => ({ [`${width} (min-width: 15.01rem) and (max-width: 43.99rem)`]: rule })
const withStock = (rule: Rule) => ({ [`${width} (min-width: 57rem)`]: rule })
/** For a grid as wide as the page. */
const onFullWidth = (rule: Rule) => ({ [`${width} (min-width: 72rem)`]: rule })

export const frame = style({
  containerName: width,
  containerType: 'inline-size',
  // Not a CSS container on paper, because browsers do not break a container across pages.
  '@media': { print: { containerType: 'normal' } },
})

/** On paper a table with one column, so that browsers repeat its header on every page. */
export const sheet = style([
  base.sheet,
  {
    '@media': {
      print: {
        display: 'table',
        tableLayout: 'fixed',
        width: '100%',
        margin: 0,
        border: 0,
        borderCollapse: 'collapse',
        overflow: 'visible',
      },
    },
  },
])

export const list = style({ '@media': { print: { display: 'table-row-group' } } })

const columns = {
  display: 'grid',
  gridTemplateColumns: `var(${narrowColumnsVariable})`,
  columnGap: vars.space.small,
  alignItems: 'center',
  paddingInline: vars.space.medium,
} as const

const columnsOnPaper = { ...columns, gridTemplateColumns: `var(${paperColumnsVariable})`, paddingInline: 0 } as const

export const head = style({
  display: 'none',
  position: 'sticky',
  top: `var(${mastheadHeight}, 0px)`,
  zIndex: zIndex.sticky,
  borderBottom: base.hairline,
  backgroundColor: vars.color.surface,
  '@container': inColumns({ display: 'block' }),
  '@media': { print: { display: 'table-header-group', position: 'static', breakInside: 'avoid' } },
})

/** The header of a grid whose rows can be selected. */
export const headWithSelect = style({})

export const headWithUnits = style({})

/** With a total, the header is shown at `besideTotal` widths too. */
export const headWithTotal = style({ '@container': besideTotal({ display: 'block' }) })

export const selectAll = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.touch,
    paddingInline: vars.gutter.phone,
    borderBottom: base.hairline,
    '@media': { [from('tablet')]: { paddingInline: vars.space.medium } },
  },
])

export const headRow = style({
  ...columns,
  minHeight: vars.control.compact,
  color: vars.color.textSubdued,
  ...textSizeOf('caption'),
  fontWeight: vars.fontWeight.medium,
  '@container': withStock({ gridTemplateColumns: `var(${allColumnsVariable})` }),
  '@media': { print: columnsOnPaper },
})

/** Rows out of view are neither laid out nor painted, but the browser's page search still finds them. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 8rem',
  '@container': inColumns({ containIntrinsicBlockSize: `auto ${vars.row.standard}` }),
  '@media': { print: { display: 'table-row', contentVisibility: 'visible' } },
  selectors: {
    // `& + &` would mean the same, but the browser would then check all rows whenever one is removed.
    '&:not(:first-child)': { borderTop: base.hairline },
    // A note below a field overlaps the next row, so the field's row must not be clipped.
    '&:has([data-brief-note])': { contentVisibility: 'visible' },
  },
})

// Keeps a focused element below the sticky header when the browser scrolls to it. A phone shows no header.
const belowHead: Rule = { scrollMarginBlockStart: '4rem' }
globalStyle(`${item} :is(a, button, input, [tabindex])`, { '@container': inColumns(belowHead) })
globalStyle(`${headWithTotal} + * :is(a, button, input, [tabindex])`, { '@container': besideTotal(belowHead) })

const leading = createVar()
/**
 * Less padding than on a phone, so that a window 800 px high shows nine products even if half of their names need two
 * lines.
 */
const inColumnsPadding = '0.375rem'

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fallbackVar(leading, '3rem')} minmax(0, 1fr) fit-content(7rem)`,
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space.small,
  paddingInline: vars.gutter.phone,
  paddingBlock: vars.space.xsmall,
  '@container': {
    ...onLargeText({ gridTemplateColumns: `${fallbackVar(leading, '3rem')} minmax(0, 1fr)`, gridTemplateRows: 'none' }),
    ...inColumns({
      ...columns,
      gridTemplateRows: 'none',
      minHeight: vars.row.standard,
      paddingBlock: inColumnsPadding,
    }),
    ...withStock({ gridTemplateColumns: `var(${allColumnsVariable})` }),
  },
  '@media': {
    [from('tablet')]: { paddingInline: vars.space.medium },
    print: { ...columnsOnPaper, paddingBlock: vars.space.xxsmall },
  },
})

/**
 * A row that can be selected. Without the stock column, it shows no picture, so that the name gets the picture's space. On a
 * phone, the unit wraps below the price. The next line holds the details and, at its end, the quantity.
 */
export const rowWithSelect = style({
  vars: { [leading]: widths.select },
  '@container': besideText({
    gridTemplateColumns: `${widths.select} minmax(0, 1fr) 4rem minmax(3.5rem, min-content)`,
    gridTemplateRows: 'auto auto auto',
  }),
})

const columnsBesideTotal = {
  // These columns are narrower than in the layout that shows all columns, so that most names need only one line.
  gridTemplateColumns: `${widths.picture} minmax(0, 1fr) ${widths.quantity} 7rem ${vars.control.standard}`,
}

/** A row with a total, at widths where the unit price is below the total and the controls are beside the name. */
export const rowWithTotal = style({
  '@container': besideTotal({
    ...columnsBesideTotal,
    gridTemplateRows: '1fr 1fr',
    alignItems: 'center',
    minHeight: vars.row.standard,
    paddingBlock: inColumnsPadding,
  }),
})
globalStyle(`${headWithTotal} > *`, { '@container': besideTotal(columnsBesideTotal) })

/** Controls on one line: below the name on a phone, or outside a grid. In columns, each control is a cell of the grid. */
export const controls = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  '@container': { ...onLargeText({ flexWrap: 'wrap' }), ...inColumns({ display: 'contents' }) },
  '@media': { print: { display: 'contents' } },
})

export const belowName = style({ marginBlockStart: vars.space.xsmall })

const place = (column: RowColumn): Rule => ({ gridColumn: column, gridRow: '1' })
const amount: Rule = { textAlign: 'end', overflowWrap: 'anywhere' }

/** The layout of each cell on a phone. */
const onPhone: Record<RowColumn, Rule> = {
  select: { gridColumn: '1', gridRow: '1 / 3' },
  picture: { gridColumn: '1', gridRow: '1 / 3' },
  name: { gridColumn: '2', gridRow: '1 / 3' },
  stock: { display: 'none' },
  price: { ...amount, gridColumn: '3', gridRow: '1 / 3' },
  unit: { flex: '0 0 6rem', minWidth: 0 },
  quantity: { flex: '1 1 0', minWidth: 'min-content', maxWidth: '11rem' },
  total: { ...amount, gridColumn: '3', gridRow: '1' },
  action: { flex: '0 1 13rem', minWidth: 'min-content', marginInlineStart: 'auto' },
  tool: { flex: '0 0 auto', display: 'flex', justifyContent: 'flex-end', marginInlineStart: 'auto' },
}

/** The layout of a cell, or of its column's header, on paper. */
const onPaper = (column: RowColumn): Rule =>
  columnsNotPrinted.includes(column)
    ? { display: 'none' }
    : {
        ...place(column),
        ...(column === 'quantity' && { selectors: { '[data-hides-quantity] &': { display: 'none' } } }),
      }

/** The layout of cells on a phone with very large text. */
const largeTextPlaces: Partial<Record<RowColumn, Rule>> = {
  select: { gridRow: '1 / 4' },
  picture: { gridRow: '1 / 4' },
  name: { gridRow: '1' },
  price: { gridColumn: '2', gridRow: '2', textAlign: 'start' },
  total: { gridColumn: '2', gridRow: '2', textAlign: 'start' },
}

const inGrid = style({ minWidth: 0 })

const cellStyles = (column: RowColumn) => [
  inGrid,
  {
    ...onPhone[column],
    '@container': {
      ...onLargeText(largeTextPlaces[column] ?? {}),
      ...inColumns(column === 'stock' ? {} : { ...place(column), maxWidth: 'none', marginInlineStart: 0 }),
      ...(column === 'stock' && withStock({ ...place(column), display: 'block' })),
    },
    '@media': { print: onPaper(column) },
  },
]

export const cell = styleVariants(widths, (_, column: RowColumn) => cellStyles(column))

// Where the columns do not fit, a name has at most two lines, because on a phone a third line would take up a quarter of
// the row. A press on the name opens the product's details, which show the full name.
globalStyle(`${cell.name} ${threeLines}`, { '@container': notInColumns({ WebkitLineClamp: 2 }) })

// A name that is a button is higher than its text. Negative margins take back the extra height, so that the line below the
// name has the same distance from a name of one line and from a name of two. The focus outline stays at the text, because
// the row cuts off everything outside the row.
const beyondText = `calc((${vars.control.inline} - 1lh) / 2)`
globalStyle(`${cell.name} > :first-child button`, {
  paddingBlock: beyondText,
  marginBlock: `calc(-1 * ${beyondText})`,
})
// A name that opens its product is as dark as all names, because a column of links would outshine prices and stock. It looks
// like a link under the pointer and with the focus.
globalStyle(`${cell.name} > :first-child button:not(:hover, :focus-visible)`, {
  color: vars.color.text,
  textDecorationLine: 'none',
})
globalStyle(`${cell.name} > :first-child button:focus-visible`, { outlineOffset: `calc(-1 * ${beyondText})` })

// Aligns the icon, and not the button's invisible edge, with the end of the amounts. The margin makes the cell narrower than
// the button, which must not shrink with it.
globalStyle(`${cell.tool} > button:last-child`, {
  '@container': notInColumns({
    maxWidth: 'none',
    marginInlineEnd: beyondIcon,
  }),
})

const inRowWithTotal = (part: string, rule: Rule) =>
  globalStyle(`${rowWithTotal} ${part}`, { '@container': besideTotal(rule) })
inRowWithTotal(controls, { display: 'contents' })
inRowWithTotal(cell.picture, { gridColumn: '1', gridRow: '1 / 3' })
inRowWithTotal(cell.name, { gridColumn: '2', gridRow: '1 / 3' })
inRowWithTotal(cell.quantity, { gridColumn: '3', gridRow: '1 / 3', maxWidth: 'none' })
inRowWithTotal(cell.total, { gridColumn: '4', gridRow: '1', alignSelf: 'end' })
inRowWithTotal(cell.price, { gridColumn: '4', gridRow: '2', alignSelf: 'start' })
inRowWithTotal(cell.tool, { gridColumn: '5', gridRow: '1 / 3' })

const inRowWithSelect = (part: string, rule: Rule) =>
  globalStyle(`${rowWithSelect} ${part}`, { '@container': besideText(rule) })
// The checkbox is on the name's first line.
inRowWithSelect(cell.select, {
  gridRow: '1 / 4',
  alignSelf: 'start',
  marginBlock: `calc((1lh - ${vars.control.touch}) / 2)`,
})
inRowWithSelect(cell.name, { display: 'contents' })
inRowWithSelect(`${cell.name} > :first-child`, { gridColumn: '2 / 4', gridRow: '1 / 3' })
inRowWithSelect(cell.price, { gridColumn: '4', gridRow: '1 / 3' })
inRowWithSelect(controls, { display: 'contents' })
inRowWithSelect(cell.quantity, {
  gridColumn: '3 / 5',
  gridRow: '3',
  maxWidth: 'none',
  alignSelf: 'start',
  marginBlockStart: vars.space.xxsmall,
})

/** A product that can be added. On a phone the price is beside the controls, so that the name has the width of the row. */
export const rowWithAction = style({
  '@container': besideText({ gridTemplateColumns: '3rem minmax(0, 1fr) auto' }),
})
const inRowWithAction = (part: string, rule: Rule) =>
  globalStyle(`${rowWithAction} ${part}`, { '@container': besideText(rule) })
inRowWithAction(cell.name, { gridColumn: '2 / -1' })
inRowWithAction(cell.price, { gridColumn: '1 / 3', gridRow: '3', alignSelf: 'center', textAlign: 'start' })
inRowWithAction(controls, { gridColumn: '3', gridRow: '3' })
// On a phone there is no space beside the action. A press on the row's name offers the same.
globalStyle(`${rowWithAction} ${cell.tool}`, { '@container': notInColumns({ display: 'none' }) })

/** A row with a unit beside its quantity. On a phone both are below the name, beside the picture. */
export const rowWithUnit = style({})
const inRowWithUnit = (part: string, rule: Rule) =>
  globalStyle(`${rowWithUnit} ${part}`, { '@container': besideText(rule) })
inRowWithUnit(cell.picture, { gridRow: '1 / 4' })
inRowWithUnit(controls, { gridColumn: '2 / -1', gridRow: '3' })

/** Position of the unit price if there is a total: on a phone the total takes the price's usual place. */
export const belowTotal = style({
  gridRow: '2',
  alignSelf: 'start',
  '@container': { ...onLargeText({ gridRow: '3' }), ...inColumns({ gridRow: '1', alignSelf: 'center' }) },
  '@media': { print: { gridRow: '1', alignSelf: 'center' } },
})

export const headCell = styleVariants(widths, (_, column: RowColumn) => ({
  ...(column === 'price' || column === 'total' ? amount : {}),
  ...(column === 'stock' ? { display: 'none', '@container': withStock({ display: 'block' }) } : {}),
  '@media': { print: onPaper(column) },
}))

// The picture has less value than the space for the name, and is shown with the stock only.
globalStyle(`${rowWithSelect} ${cell.picture}, ${headWithSelect} ${headCell.picture}`, {
  display: 'none',
  '@container': withStock({ display: 'block' }),
})

// A row whose grid has tools but that has none itself: its action ends at the edge.
globalStyle(`${cell.action}:last-child`, { '@container': inColumns({ gridColumnEnd: '-1' }) })

// The header of the name is above the picture too, because families have a larger picture than single rows.
globalStyle(`:not(${headWithSelect}) > * > ${headCell.picture} + ${headCell.name}`, {
  marginInlineStart: `calc(-1 * (${widths.picture} + ${vars.space.small}))`,
  '@media': { print: { marginInlineStart: 0 } },
})

// A unit that cannot be chosen is in line with the texts of the fields.
globalStyle(`${cell.unit} > span`, {
  paddingInlineStart: `calc(${vars.space.small} + ${vars.borderWidth.standard})`,
})

/** As wide as the longest usual unit, so that the amounts before the units end on one edge, and the header with them. */
const unitWidth = '3.5rem'
const unitsOnOneEdge: Rule = {
  display: 'inline-block',
  minWidth: unitWidth,
  paddingInlineStart: '0.25em',
  textAlign: 'start',
}
globalStyle(`${row}:not(${rowWithTotal}) > ${cell.price} ${money} + ${perUnit}`, {
  '@container': inColumns(unitsOnOneEdge),
})
globalStyle(`${rowWithTotal} > ${cell.price} ${money} + ${perUnit}`, {
  '@container': inAllColumnsOfTotal(unitsOnOneEdge),
})
// On one line, which may begin before its column.
globalStyle(`${headWithUnits} ${headCell.price}`, {
  justifySelf: 'end',
  paddingInlineEnd: unitWidth,
  whiteSpace: 'nowrap',
  '@media': { print: { justifySelf: 'auto', paddingInlineEnd: 0, whiteSpace: 'normal' } },
})

globalStyle(`${headWithTotal} ${headCell.price}`, { '@container': besideTotal({ display: 'none' }) })
// Space after the price, which would otherwise touch the quantity.
globalStyle(`${rowWithTotal} ${cell.price}, ${headWithTotal} ${headCell.price}`, {
  '@container': inAllColumnsOfTotal({ paddingInlineEnd: vars.space.small }),
})
globalStyle(`${headWithTotal}${headWithUnits} ${headCell.price}`, {
  '@container': inAllColumnsOfTotal({ paddingInlineEnd: `calc(${unitWidth} + ${vars.space.small})` }),
})

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
  overflowWrap: 'anywhere',
})

globalStyle(`${rowWithSelect} ${detail}`, {
  '@container': besideText({ gridColumn: '2', gridRow: '3', alignContent: 'start' }),
})

/** Below all other content of the row. */
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  ...textSizeOf('small'),
  overflowWrap: 'anywhere',
})

globalStyle(`${rowWithSelect} ${problem}`, { '@container': besideText({ gridColumn: '2 / -1', gridRow: '4' }) })

/**
 * A row whose quantity can be changed in place. In a narrow column, its code and price are beside the controls, so that the
 * row is hardly higher than its name and the controls.
 */
export const rowWithQuantity = style({
  '@container': inNarrowColumn({
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto auto',
  }),
})
const inRowWithQuantity = (part: string, rule: Rule) =>
  globalStyle(`${rowWithQuantity} ${part}`, { '@container': inNarrowColumn(rule) })
inRowWithQuantity(cell.picture, { gridRow: '1 / 5' })
inRowWithQuantity(cell.name, { display: 'contents' })
inRowWithQuantity(`${cell.name} > :first-child`, { gridColumn: '2 / -1', gridRow: '1' })
// Room for the total, which must not widen the column of the controls.
globalStyle(`${rowWithTotal} ${cell.name} > :first-child`, {
  '@container': inNarrowColumn({ paddingInlineEnd: '5.5rem' }),
})
inRowWithQuantity(cell.total, { gridColumn: '2 / -1', gridRow: '1', justifySelf: 'end' })
// Code and price are together on the centre line of the controls.
inRowWithQuantity(detail, { gridColumn: '2', gridRow: '2', alignSelf: 'end' })
inRowWithQuantity(cell.price, { gridColumn: '2', gridRow: '3', alignSelf: 'start', textAlign: 'start' })
inRowWithQuantity(controls, {
  gridColumn: '3',
  gridRow: '2 / 4',
  alignSelf: 'center',
  marginBlockStart: vars.space.xxsmall,
})
// Room for four digits of full size; longer numbers are smaller.
inRowWithQuantity(cell.quantity, { flex: '0 0 auto', width: `calc(2 * ${vars.control.standard} + 3rem)` })
inRowWithQuantity(problem, { gridColumn: '2 / -1', gridRow: '4' })

export const stockInDetail = style({ '@media': { screen: { '@container': withStock({ display: 'none' }) } } })

/** The note is below the detail and the stock on a phone; on wider screens it is beside them if there is space. */
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: vars.space.xsmall,
  '@container': inColumns({ flexBasis: 'auto' }),
})

export const belowPrice = style(textSizeOf('small'))

/** Above the rows where columns have no headers. */
export const caption = style([
  screenOnly,
  {
    paddingInline: vars.gutter.phone,
    paddingBlockStart: vars.space.xxsmall,
    color: vars.color.textSubdued,
    textAlign: 'end',
    ...textSizeOf('caption'),
    '@media': { [from('tablet')]: { paddingInline: vars.space.medium } },
    '@container': inColumns({ display: 'none' }),
  },
])

const familyNameWidth = createVar()

/** The rows of a grid whose actions are single buttons have space for longer names, and for the code beside the size. */
export const sheetOfButtons = style({
  vars: { [familyNameWidth]: '12rem' },
  '@container': onFullWidth({ vars: { [familyNameWidth]: '15rem' } }),
})

/** A block of rows with one picture and one name. */
export const family = style({
  '@container': {
    ...inColumns({
      display: 'grid',
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.small,
      paddingInline: vars.space.medium,
    }),
    ...withStock({
      gridTemplateColumns: `4.5rem minmax(0, ${fallbackVar(familyNameWidth, '9rem')}) minmax(0, 1fr)`,
      gridTemplateRows: 'auto',
      columnGap: vars.space.medium,
    }),
  },
  '@media': { print: { display: 'contents' } },
  selectors: { '&:not(:first-child)': { borderTop: base.hairline } },
})

/** On a phone above the rows. With columns, the picture is beside the rows; the name is above or beside them. */
export const familyHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.gutter.phone,
  paddingBlockStart: vars.space.xsmall,
  '@container': inColumns({ display: 'contents' }),
  '@media': {
    [from('tablet')]: { paddingInline: vars.space.medium },
    print: { display: 'table-row' },
  },
})

/** Picture and name stay in view while the rows of a long family scroll. */
const staysBelowHead: Rule = {
  position: 'sticky',
  top: `calc(var(${mastheadHeight}, 0px) + ${vars.control.compact})`,
  alignSelf: 'start',
  paddingBlock: vars.space.xsmall,
}

/** 40 px with a mouse, 55 px for fingers. */
const familyRow = `calc(1.25 * ${vars.control.standard})`

export const familyPicture = style({
  flexShrink: 0,
  width: '3rem',
  '@container': inColumns({ ...staysBelowHead, gridRow: '1 / 3', width: 'auto' }),
  '@media': { print: { display: 'none' } },
})

export const familyName = style({
  flexGrow: 1,
  fontWeight: vars.fontWeight.heading,
  overflowWrap: 'anywhere',
  '@container': {
    ...inColumns({ gridColumn: 2, gridRow: 1, paddingBlockStart: vars.space.xsmall }),
    // On one line with the size in the first row.
    ...withStock({ ...staysBelowHead, paddingBlockStart: `calc((${familyRow} - 1lh) / 2)` }),
  },
  '@media': { print: { paddingBlock: vars.space.xxsmall } },
})

export const familyRows = style({
  '@container': { ...inColumns({ gridColumn: 2 }), ...withStock({ gridColumn: 3, gridRow: 1 }) },
  '@media': { print: { display: 'contents' } },
})

const inFamily = (part: string, rule: GlobalStyleRule) => globalStyle(`${familyRows} ${part}`, rule)
const inFamilyOfButtons = (part: string, rule: GlobalStyleRule) => inFamily(`:is(${sheetOfButtons} ${part})`, rule)
inFamily(item, { containIntrinsicBlockSize: `auto ${familyRow}` })
inFamily(row, {
  minHeight: familyRow,
  paddingBlock: vars.space.xxsmall,
  '@container': {
    ...besideText({ gridTemplateColumns: 'minmax(0, 1fr) auto auto', gridTemplateRows: 'auto auto' }),
    ...inColumns({
      gridTemplateColumns: `var(${narrowFamilyColumnsVariable})`,
      minHeight: familyRow,
      paddingInline: 0,
      paddingBlock: 0,
    }),
    ...withStock({ gridTemplateColumns: `var(${familyColumnsVariable})` }),
  },
})
/** Only if there is space. */
const codeBesideSize: Rule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
}
inFamily(cell.name, {
  '@container': {
    ...besideText({ display: 'contents' }),
    ...withStock(codeBesideSize),
  },
})
inFamilyOfButtons(cell.name, { '@container': inColumns(codeBesideSize) })
inFamily(`${cell.name} > :first-child`, {
  '@container': {
    ...besideText({ gridColumn: '1', gridRow: '1', alignSelf: 'end' }),
    // Aligns the codes after sizes of usual length.
    ...inColumns({ minWidth: '6.125rem' }),
    ...onFullWidth({ minWidth: '9rem' }),
  },
})
inFamily(cell.price, {
  '@container': besideText({ gridColumn: '2', gridRow: '1', alignSelf: 'end', textAlign: 'end' }),
})
inFamily(detail, { '@container': besideText({ gridColumn: '1 / 3', gridRow: '2', alignSelf: 'start' }) })
// Code, stock and what is in the cart fit on one line, so that the row does not grow when something is added.
inFamily(`:is(${detail}, ${detail} *)`, { ...textSizeOf('caption'), '@container': withStock(textSizeOf('small')) })
inFamilyOfButtons(detail, { '@container': inColumns({ columnGap: vars.space.medium }) })
// A unit without a price is in line with the button.
inFamilyOfButtons(`${cell.price}:not(:has(${money}))`, {
  '@container': onUsualPhone({ gridRow: '1 / 3', alignSelf: 'center' }),
})
// A button leaves more space than an order bar.
inFamilyOfButtons(`:is(${detail}, ${detail} *)`, {
  '@container': { ...onUsualPhone(textSizeOf('small')), ...inColumns(textSizeOf('small')) },
})
inFamily(controls, {
  '@container': besideText({ gridColumn: '3', gridRow: '1 / 3', alignSelf: 'center', marginBlockStart: 0 }),
})
