import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { mastheadHeight } from '../../css/barHeights.ts'
import { below, forcedColors } from '../../css/breakpoints.ts'
import { selectedBar } from '../../css/selected.ts'
import { screenOnly } from '../../css/shared.css.ts'
import * as base from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHovered, whenHoveredOver } from '../../css/touched.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'
import * as badges from '../Badge/Badge.css.ts'
import * as anchor from '../Link/Link.css.ts'
import * as cards from './RowCard.css.ts'

/** A container, so that the parts of a row can depend on its width. */
export const frame = style({ containerType: 'inline-size' })

export const sheet = style([
  base.sheet,
  {
    fontSize: vars.fontSize.standard,
    '@media': { print: { margin: 0, border: 0, overflow: 'visible', fontSize: vars.fontSize.small } },
  },
])

/** On paper this is laid out as a real table, so that browsers repeat its header on every page. */
export const table = style({
  '@media': { print: { display: 'table', width: '100%', borderCollapse: 'collapse' } },
})

export const body = style({
  gridTemplateColumns: 'inherit',
  // Disables scroll anchoring, because the gaps that replace unrendered rows already keep the scroll position.
  overflowAnchor: 'none',
  '@media': { print: { display: 'table-row-group' } },
})

export const head = style({
  // Cards use only `top`: scrolling to a row reads it.
  top: `var(${mastheadHeight}, 0px)`,
  borderBottom: base.hairline,
  backgroundColor: vars.color.surface,
})

export const headOf = {
  columns: style({
    position: 'sticky',
    zIndex: zIndex.sticky,
    gridTemplateColumns: 'inherit',
    // Browsers repeat a header only if it must not be broken across pages.
    '@media': { print: { display: 'table-header-group', position: 'static', breakInside: 'avoid' } },
  }),
  /**
   * Above cards: only the checkbox for all rows. A phone hides it, because there the `ActionBar` has a button that selects
   * all rows.
   */
  selectableCards: style({ '@media': { [below('tablet')]: { display: 'none' } } }),
  cards: style({ display: 'none' }),
}

// Keeps a focused element below the sticky header, which may have four lines, when the browser scrolls to it.
globalStyle(`${headOf.columns} + * :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: '4rem',
})

// Makes a row with a badge as high as a row of text.
const pad = `calc(${vars.space.xsmall} - 1px)`

/** The cells of a row or of the header, in columns. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'center',
  // Together with the outer cells' padding, this aligns the text of the table with the text of other panels (`sheet`).
  paddingInline: vars.space.xsmall,
  '@media': { print: { display: 'table-row', breakInside: 'avoid' } },
})

export const row = style([
  whenHoveredOver({ backgroundColor: vars.color.page }),
  {
    position: 'relative',
    minHeight: vars.row.standard,
    selectors: {
      '& + &': { borderTop: base.hairline },
      // Marks only one edge of a selected row, because outlines around several rows would look like a lattice.
      '&[data-selected]': {
        backgroundColor: vars.color.selected,
        boxShadow: `${selectedBar}, inset ${vars.borderWidth.strong} 0 0 ${vars.color.selectedOutline}`,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  },
])

export const rowOf = {
  wide: cells,
  narrow: style([cells, { gridTemplateRows: 'auto auto', alignContent: 'center', rowGap: '2px', paddingBlock: pad }]),
  cards: cards.card,
}

export const linked = style({ cursor: 'pointer' })

const inCell = style({
  minWidth: 0,
  paddingInline: vars.space.xsmall,
  // Breaks a word only if it is longer than its column.
  overflowWrap: 'break-word',
  '@media': {
    print: {
      display: 'table-cell',
      verticalAlign: 'baseline',
      // Keeps text that may break anywhere, such as a link, from making the column as narrow as one letter.
      minWidth: '5em',
      borderBottom: base.hairline,
    },
  },
})

/** Across both lines of a row that has two. */
const acrossLines = { gridRow: '1 / 3' }

const box = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // The checkbox is narrower than its column. This aligns it with the text of other panels (`sheet`).
    marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
  },
])

/** The cell of a checkbox. */
export const select = { wide: box, narrow: style([box, acrossLines]), cards: cards.select }

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
})

// A link has a minimum width for fingers. This puts a shorter text at the end of the link.
globalStyle(`${align.end} a`, { justifyContent: 'flex-end' })

export const header = style([
  inCell,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.control.standard,
    color: vars.color.textSubdued,
    ...textSizeOf('caption'),
    // Two lines are as high as the header of one line. In a wider font more headers have two, and the same rows are in view.
    lineHeight: 7 / 6,
    fontWeight: vars.fontWeight.medium,
    // Puts the arrow before the text, so that the header ends at the same edge as its values.
    selectors: { [`&:is(${align.end})`]: { flexDirection: 'row-reverse' } },
    '@media': { print: { display: 'table-cell' } },
  },
])

export const sortButton = style([
  whenHovered({ color: vars.color.text, textDecoration: 'underline' }),
  {
    display: 'flex',
    alignItems: 'center',
    flexDirection: 'inherit',
    gap: vars.space.xxsmall,
    minWidth: 0,
    minHeight: vars.control.standard,
    // Keeps the text of a two-line header away from the upper edge of the table and from the line below the header.
    paddingBlock: '2px',
    borderRadius: vars.radius.small,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    ':focus-visible': { outlineOffset: 0 },
    // The button has no box on paper, because browsers do not repeat a header that contains the box of a button.
    '@media': { print: { display: 'contents' } },
    selectors: {
      '[aria-sort$=ending] > &': { color: vars.color.text },
      // The arrow may stand in the cell's padding, so that the header needs no second line.
      [`${align.start} > &`]: { marginInlineEnd: `calc(-1 * ${vars.space.xsmall})` },
      [`${align.end} > &`]: { marginInlineStart: `calc(-1 * ${vars.space.xsmall})` },
    },
  },
])

/**
 * The arrow of a sortable column. Those of unsorted columns appear when the pointer or the focus enters the header, or a
 * finger presses it. Always shown, they would distract from the values.
 */
export const sortSign = style([
  screenOnly,
  {
    display: 'flex',
    opacity: 0,
    selectors: {
      [`${headOf.columns}:is(:hover, :focus-within) &`]: { opacity: 0.4 },
      ':is([aria-sort$=ending], button:hover, button:focus-visible) &&': { opacity: 1 },
    },
    '@media': { [forcedColors]: { opacity: 1 } },
  },
])

const anyCell = style([inCell, { selectors: { '&:empty::before': { content: '"-"', color: vars.color.textSubdued } } }])

/** For a text after a column of amounts. */
export const apart = style({ '@media': { screen: { paddingInlineStart: vars.space.large } } })

export const cell = {
  wide: style([anyCell, { paddingBlock: pad }]),
  narrow: anyCell,
}

// A link above another text is only as high as its line, so that the two stay together.
globalStyle(`${anyCell} > a:not(:last-child)`, { marginBlock: `calc((1lh - ${vars.control.inline}) / 2)` })

// An amount that is wider than its column extends over the gap before it, not beyond the column's end.
globalStyle(`${anyCell}:is(${align.end}) > span:first-child`, {
  marginInlineStart: `calc(-2 * ${vars.space.xsmall})`,
  // On paper, columns are as wide as their values.
  '@media': { print: { marginInlineStart: 0 } },
})

// The margin is as wide as a focus ring.
const cut = { overflowY: 'clip', overflowClipMargin: vars.space.xxsmall } as const
const uncutOnPaper = { '@media': { print: { maxHeight: 'none' } } }

/** Three lines, or a link as high as a press target with a line below it. */
const longest = { maxHeight: `max(3lh, calc(${vars.control.inline} + 1lh))`, ...uncutOnPaper }

/** Cuts off a text after some lines, because the server may send very long texts. */
export const short = style({ ...cut, ...longest })

// A margin instead of the padding, in which a part of the fourth line would show.
globalStyle(`${cell.wide}:is(${short})`, {
  marginBlock: pad,
  paddingBlock: 0,
  '@media': { print: { paddingBlock: pad } },
})

/** A cell with a text that is cut off, and below it the button that shows the full text. */
export const longCell = style({ minWidth: 0 })
export const cutText = style({ ...cut, ...longest })
export const showAll = style([screenOnly, { display: 'block' }])

export const name = style({ fontWeight: vars.fontWeight.medium })

export const link = style([anchor.link, anchor.variant.text])

/** The lines of a row that has two. A value without one above or below it is in the middle of the row. */
export const line = {
  only: style(acrossLines),
  // Close to the text below it, even if another column has two lines of text.
  upper: style({ gridRow: 1, alignSelf: 'end' }),
  lower: style({ color: vars.color.textSubdued, ...textSizeOf('small'), gridRow: 2, alignSelf: 'start' }),
  alone: style({ ...acrossLines, alignSelf: 'center' }),
}

// Below another value, a badge is only as high as text, so that all rows are equally high. A neutral badge there looks like
// text, because it marks the usual case and would appear in most rows.
globalStyle(`${line.lower} ${badges.badge}`, {
  paddingBlock: 0,
  lineHeight: `calc(1lh - 2 * ${vars.borderWidth.standard})`,
})
globalStyle(`${line.lower} ${badges.tone.neutral}`, {
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
})

/** A value after a picture, or below one that has a picture. */
export const withPicture = style({
  '@media': { screen: { paddingInlineStart: `calc(${vars.space.xsmall} + 2.5rem + ${vars.space.small})` } },
})

/** The picture of a row, in the middle of the row's height. */
export const picture = style([
  screenOnly,
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.25rem)',
    marginInlineStart: `calc(-2.5rem - ${vars.space.small})`,
  },
])

/** The placeholder of a value. */
export const placeholder = style({ maxWidth: '8rem' })
export const amountPlaceholder = style({ width: '4.5rem', maxWidth: '100%', marginInlineStart: 'auto' })

/**
 * The line with the number of rows. It is printed too, so that readers do not mistake part of a list for the whole list.
 */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderTop: base.hairline,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
  fontVariantNumeric: 'tabular-nums',
})

export const footOfCards = style({ paddingInline: vars.gutter.phone })

export const summary = style({ color: vars.color.text })

const centred = { content: '""', position: 'absolute', inset: 0, margin: 'auto' } as const

/** A row's checkbox. The whole element can be pressed; the box is drawn in the middle. */
export const selectBox = style([
  whenHoveredOver({ borderColor: vars.color.text }, '&:where(:hover)::before'),
  {
    position: 'relative',
    display: 'block',
    flexShrink: 0,
    appearance: 'none',
    width: vars.control.inline,
    height: vars.control.inline,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: 0 },
    '::before': {
      ...centred,
      width: '1.25rem',
      height: '1.25rem',
      border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
      borderRadius: vars.radius.small,
      backgroundColor: vars.color.surface,
    },
    // The tick.
    '::after': {
      ...centred,
      width: '0.75rem',
      height: '0.75rem',
      backgroundColor: vars.color.onPrimaryFill,
      visibility: 'hidden',
    },
    selectors: {
      // A placeholder in a skeleton.
      '&:not(input)': { opacity: 0.4 },
      '&:is(:checked, :indeterminate)': { forcedColorAdjust: 'none' },
      '&:is(:checked, :indeterminate)::before': {
        backgroundColor: vars.color.primaryFill,
        borderColor: vars.color.primaryOutline,
      },
      '&:is(:checked, :indeterminate)::after': { visibility: 'visible' },
      '&:checked::after': { clipPath: 'polygon(12% 46%, 0 60%, 36% 94%, 100% 22%, 87% 9%, 36% 68%)' },
      '&:indeterminate::after': { clipPath: 'inset(42% 0)' },
    },
  },
])
