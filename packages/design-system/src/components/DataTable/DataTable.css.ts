import { createContainer, createVar, globalStyle, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { below, canHover, forcedColors, from } from '../../css/breakpoints.ts'
import { mastheadHeight } from '../../css/barHeights.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
import * as base from '../../css/sheet.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { whenHovered, whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'
import * as badges from '../Badge/Badge.css.ts'
import * as anchor from '../Link/Link.css.ts'
import { inPlace } from '../Skeleton/Skeleton.css.ts'

const all = createContainer()
const few = createContainer()
/** Padding at the edges of a card. */
const edge = createVar()

type Rule = Omit<StyleRule, '@media' | '@container'>

const isNarrow = `${all} (max-width: 10em)`
const isCard = `${few} (max-width: 10em)`
/** A card with room for a control beside its title. With larger text, and on phones of 320 px, the control is below. */
const isWideCard = `${few} (min-width: 20rem) and (max-width: 10em)`

/**
 * If not all columns fit side by side, the table shows fewer columns. If even those do not fit, each row is a card.
 * `DataTableFrame` sets the font size of each container to a tenth of the width that the columns need. In a container
 * query, 1em is the container's font size, so 10em is the needed width, and the same rules work for all tables.
 */
const narrower = (rules: { table?: Rule; card?: Rule }) => ({
  screen: {
    '@container': {
      ...(rules.table && { [isNarrow]: rules.table }),
      ...(rules.card && { [isCard]: rules.card }),
    },
  },
})
const onCards = (card: Rule) => narrower({ card })
const onWideCards = (card: Rule) => ({ screen: { '@container': { [isWideCard]: card } } })
const onPaper = (rule: Rule) => ({ print: rule })

/** The CSS custom properties that hold the grid's columns. */
export const columns = { all: '--columns', few: '--fewer-columns' }

export const frame = style({ containerName: all, containerType: 'inline-size' })
export const innerFrame = style({ containerName: few, containerType: 'inline-size' })

export const sheet = style([
  base.sheet,
  {
    fontSize: vars.fontSize.standard,
    '@media': onPaper({ margin: 0, border: 0, overflow: 'visible', fontSize: vars.fontSize.small }),
  },
])

/** On paper this is laid out as a real table, so that browsers repeat its header on every page. */
export const table = style({
  gridTemplateColumns: `var(${columns.all})`,
  '@media': {
    ...narrower({ table: { gridTemplateColumns: `var(${columns.few})` } }),
    ...onPaper({ display: 'table', width: '100%', borderCollapse: 'collapse' }),
  },
})

export const body = style({
  gridTemplateColumns: 'inherit',
  // Disables scroll anchoring, because the gaps that replace unrendered rows already keep the scroll position.
  overflowAnchor: 'none',
  '@media': onPaper({ display: 'table-row-group' }),
})

export const head = style({
  position: 'sticky',
  top: `var(${mastheadHeight}, 0px)`,
  zIndex: zIndex.sticky,
  gridTemplateColumns: 'inherit',
  borderBottom: base.hairline,
  backgroundColor: vars.color.surface,
  '@media': {
    ...onCards({ display: 'none' }),
    // Browsers repeat a header only if it must not be broken across pages.
    ...onPaper({ display: 'table-header-group', position: 'static', breakInside: 'avoid' }),
  },
})

/**
 * Above cards, the header shows only the checkbox for all rows. A phone hides the header, because there the `ActionBar` has
 * a button that selects all rows.
 */
export const headOnCards = style({
  '@media': {
    ...onCards({ display: 'block', position: 'static' }),
    [below('tablet')]: { '@container': { [isCard]: { display: 'none' } } },
  },
})

// Makes a row with a badge as high as a row of text.
const pad = `calc(${vars.space.xsmall} - 1px)`

const cells = style({
  display: 'grid',
  gridTemplateColumns: 'inherit',
  alignItems: 'center',
  // Together with the outer cells' padding, this aligns the text of the table with the text of other panels (`sheet`).
  paddingInline: vars.space.xsmall,
})

export const headRow = style([
  cells,
  {
    '@media': {
      ...onCards({ display: 'flex', paddingInline: 0 }),
      ...onPaper({ display: 'table-row' }),
    },
  },
])

export const row = style([
  cells,
  whenHoveredOver({ backgroundColor: vars.color.page }),
  {
    position: 'relative',
    vars: { [edge]: vars.gutter.phone },
    minHeight: vars.row.standard,
    selectors: {
      '& + &': { borderTop: base.hairline },
      // Marks only one edge of a selected row, because outlines around several rows would look like a lattice.
      '&[data-selected]': {
        backgroundColor: vars.color.selected,
        boxShadow: `inset ${vars.borderWidth.strong} 0 0 ${vars.color.primaryOutline}`,
      },
    },
    '@media': {
      ...narrower({
        table: { gridTemplateRows: 'auto auto', alignContent: 'center', rowGap: '2px', paddingBlock: pad },
        card: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'center',
          gap: `0 ${vars.space.small}`,
          paddingInline: edge,
          paddingBlock: vars.space.xsmall,
          // A line break after the first line of a card. That line holds the title and, at the end of the line, one value.
          '::before': { content: '""', order: -1, flex: '0 0 100%' },
        },
      }),
      [from('tablet')]: { vars: { [edge]: vars.space.medium } },
      ...onPaper({ display: 'table-row', breakInside: 'avoid' }),
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  },
])

export const linked = style({ cursor: 'pointer' })

/** The width of a card's control: room for three digits between two buttons. */
const controlWidth = `calc(2 * ${vars.control.standard} + 2.25rem)`

/** Keeps a column free at the end of a card, for the `end` value and the control below it. */
export const withControl = style({
  '@media': onWideCards({
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    minHeight: `calc(2.5rem + ${vars.control.standard})`,
    paddingInlineEnd: `calc(${edge} + ${controlWidth} + ${vars.space.small})`,
  }),
})

/** On a card, leaves a column for the checkbox at the edge. */
export const selectable = style({ '@media': onCards({ paddingInlineStart: vars.control.touch }) })

const inCell = {
  minWidth: 0,
  paddingInline: vars.space.xsmall,
  '@media': onPaper({
    display: 'table-cell',
    verticalAlign: 'baseline',
    // Keeps text that may break anywhere, such as a link, from making the column as narrow as one letter.
    minWidth: '5em',
    borderBottom: base.hairline,
    overflowWrap: 'break-word',
  }),
} as const

export const select = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    // The checkbox is narrower than its column. This aligns it with the text of other panels (`sheet`).
    marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
    '@media': narrower({
      table: { gridRow: '1 / 3' },
      // On a card, the box is in the first line, before the title. The negative margins keep the box from taking space in
      // the line: they cancel its width, the gap after it, and its extra height.
      card: {
        order: -4,
        flexShrink: 0,
        width: vars.control.touch,
        height: vars.control.touch,
        marginInline: `calc(-1 * ${vars.control.touch}) calc(-1 * ${vars.space.small})`,
        marginBlock: `calc((1lh - ${vars.control.touch}) / 2)`,
      },
    }),
  },
])

/** The space at each side of a card's checkbox. Its column is as wide as a finger, even for users with a mouse. */
const besideBox = `calc((${vars.control.touch} - ${vars.control.inline}) / 2)`

/** The label of the checkbox for all rows. Shown only above cards, where no column headers are beside the checkbox. */
export const selectAll = style({
  display: 'none',
  cursor: 'pointer',
  '@media': onCards({ display: 'block', paddingInlineStart: besideBox }),
})

/** The header above cards: only a checkbox with its label, aligned with the checkboxes of the cards. */
export const selectAllBox = style({
  '@media': onCards({
    width: 'auto',
    height: 'auto',
    minHeight: vars.control.standard,
    margin: 0,
    paddingInlineStart: besideBox,
  }),
})

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
})

// A link has a minimum width for fingers. This puts a shorter text at the end of the link.
globalStyle(`${align.end} a`, { justifyContent: 'flex-end' })

export const header = style({
  ...inCell,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.caption,
  overflowWrap: 'break-word',
  '@media': { ...inCell['@media'], ...onCards({ display: 'none' }) },
  // Puts the arrow before the text, so that the header ends at the same edge as its values.
  selectors: { [`&:is(${align.end})`]: { flexDirection: 'row-reverse' } },
})

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
    paddingBlock: vars.space.xxsmall,
    borderRadius: vars.radius.small,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    ':focus-visible': { outlineOffset: 0 },
    // The button has no box on paper, because browsers do not repeat a header that contains the box of a button.
    '@media': onPaper({ display: 'contents' }),
    selectors: {
      '[aria-sort$=ending] > &': { color: vars.color.text },
      // The arrow may stand in the cell's padding, so that the header needs no second line.
      [`${align.start} > &`]: { marginInlineEnd: `calc(-1 * ${vars.space.xsmall})` },
      [`${align.end} > &`]: { marginInlineStart: `calc(-1 * ${vars.space.xsmall})` },
    },
  },
])

/**
 * The arrow of a sortable column. With a mouse, the arrows of unsorted columns appear when the pointer or the focus enters
 * the header. Always shown, they would distract from the values. Without a mouse they are always shown, faintly.
 */
export const sortSign = style([
  screenOnly,
  {
    display: 'flex',
    opacity: 0.4,
    selectors: {
      '[aria-sort$=ending] &': { opacity: 1 },
      'button:focus-visible > &': { opacity: 1 },
    },
    '@media': {
      [canHover]: {
        selectors: {
          [`:where(${head}:not(:hover, :focus-within)) &`]: { opacity: 0 },
          'button:hover > &': { opacity: 1 },
        },
      },
      [forcedColors]: { opacity: 1 },
    },
  },
])

// In the placeholder of a table, this space stands for the arrow. Without it, a header might need fewer lines than in the
// loaded table.
globalStyle(`${inPlace} ${sortButton}::after`, { content: '""', flexShrink: 0, width: '1rem' })

export const cell = style({
  ...inCell,
  paddingBlock: pad,
  // Breaks a word only if it is longer than its column.
  overflowWrap: 'break-word',
  selectors: { '&:empty::before': { content: '"-"', color: vars.color.textSubdued } },
  '@media': {
    ...inCell['@media'],
    ...narrower({ table: { paddingBlock: 0 }, card: { maxWidth: '100%', padding: 0 } }),
  },
})

// An amount that is wider than its column extends over the gap before it, not beyond the column's end.
globalStyle(`${cell}:is(${align.end}) > span:first-child`, {
  marginInlineStart: `calc(-2 * ${vars.space.xsmall})`,
  // On paper, columns are as wide as their values.
  '@media': { ...onCards({ marginInlineStart: 0 }), ...onPaper({ marginInlineStart: 0 }) },
})

// The margin is as wide as a focus ring.
const cut = { overflowY: 'clip', overflowClipMargin: vars.space.xxsmall } as const

/**
 * Cuts off a text after three lines, because the server may send very long texts. Has a margin instead of the padding, in
 * which a part of the fourth line would show.
 */
export const short = style({
  ...cut,
  marginBlock: pad,
  paddingBlock: 0,
  maxHeight: '3lh',
  '@media': {
    ...onPaper({ maxHeight: 'none', paddingBlock: pad }),
    ...narrower({ table: { marginBlock: 0 }, card: { marginBlock: 0 } }),
  },
})

/** A cell with a text that is cut off, and below it the button that shows the full text. */
export const longCell = style({ minWidth: 0 })
export const cutText = style({ ...cut, maxHeight: '3lh', '@media': onPaper({ maxHeight: 'none' }) })
export const showAll = style([screenOnly, { display: 'block' }])

export const name = style({ fontWeight: vars.fontWeight.medium })

// More padding on a card, where a link outside the title may be in small text and close to other press targets.
export const link = style([anchor.link, anchor.variant.text, { '@media': onCards({ paddingBlock: '0.375rem' }) }])

const small = { color: vars.color.textSubdued, fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small }
const gone = { display: 'none' }

/**
 * On a card, shows a word before the row's name. CSS adds the word, so that the text content of the name stays the same.
 */
export const word = style({ '@media': onCards({ '::before': { content: 'attr(data-word) " "' } }) })

const wordBefore = { content: 'attr(data-word) " "' }
const worded = { '&[data-word]:not(:empty)::before': wordBefore }

/**
 * A value on the lines below a card's title. If the column has a `word`, the card shows this word before the value. If not,
 * the column's header is before the value, but only screen readers get it.
 */
const meta = {
  ...small,
  position: 'relative',
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
  selectors: {
    '&:not([data-word])::before': { ...hiddenText, content: 'attr(data-header)' },
    ...worded,
    '&:empty': gone,
    '&:has(input)': { marginBlockStart: vars.space.xxsmall },
  },
} as const

/**
 * Lets a button or link reach above and below its line without making the line higher. The edge of the button or link is
 * invisible, so the overlap does not show.
 */
const beyondLine = { '&:has(a, button)': { marginBlock: `calc((1lh - ${vars.control.inline}) / 2)` } }

export const onCard = {
  title: style({
    // With large text, the value at the end of the line moves below the title.
    '@media': onCards({ order: -3, flex: '1 1 7rem', fontWeight: vars.fontWeight.strong }),
  }),
  end: style({
    '@media': onCards({
      order: -2,
      // Keeps the value beside the first line of the title.
      alignSelf: 'flex-start',
      marginInlineStart: 'auto',
      fontWeight: vars.fontWeight.strong,
      whiteSpace: 'nowrap',
      selectors: beyondLine,
    }),
  }),
  meta: style({ '@media': onCards(meta) }),
  joined: style({ '@media': onCards(meta) }),
  aside: style({
    '@media': onCards({
      ...meta,
      order: 1,
      marginInlineStart: 'auto',
      textAlign: 'end',
      selectors: { ...meta.selectors, ...beyondLine },
    }),
  }),
  control: style({
    '@media': {
      screen: {
        '@container': {
          [isCard]: {
            order: 1,
            flex: `0 1 ${controlWidth}`,
            marginInlineStart: 'auto',
            textAlign: 'end',
            // A value that cannot be changed looks like the other small values.
            selectors: { '&:not(:has(input))': small, '&[data-word]:not(:has(input))::before': wordBefore },
          },
          [isWideCard]: {
            position: 'absolute',
            insetBlockStart: `calc(1.25rem + ${vars.space.xsmall})`,
            insetInlineEnd: edge,
            width: controlWidth,
          },
        },
      },
    },
  }),
  corner: style({
    '@media': {
      screen: {
        '@container': {
          [isCard]: { order: 1 },
          [isWideCard]: {
            position: 'absolute',
            insetBlockStart: '2.5rem',
            insetInlineStart: `calc((${vars.control.touch} - ${vars.control.standard}) / 2)`,
          },
        },
      },
    },
  }),
  detail: style({
    '@media': onCards({
      ...small,
      display: 'flex',
      columnGap: vars.space.xxsmall,
      color: vars.color.text,
      textAlign: 'start',
      selectors: {
        '&::before': { content: 'attr(data-header)', flexShrink: 0, color: vars.color.textSubdued },
        '&:is(:empty, [data-off-card])': gone,
      },
    }),
  }),
  nowhere: style({ '@media': onCards(gone) }),
}

// A link is higher than its line. The negative margins let it reach beyond the line without moving the values below the
// title.
globalStyle(`${onCard.title} > a`, {
  '@media': onCards({
    // All titles are dark, whether they are links or not.
    color: vars.color.text,
    paddingBlock: `calc((${vars.control.inline} - 1lh) / 2)`,
    marginBlock: `calc((1lh - ${vars.control.inline}) / 2)`,
  }),
})

// An automatic margin pushes the first value to the end of the line. A second value has no such margin, because the two
// would then share the free space and stand apart.
globalStyle(`${onCard.end} ~ ${onCard.end}`, { '@media': onCards({ marginInlineStart: 0 }) })

// The gap before a second value is a margin of the value's content, not of its cell. So if the content is hidden, the gap
// disappears too, and the first value is at the edge.
globalStyle(`${onCard.aside} ~ ${onCard.aside}`, {
  '@media': onCards({ marginInlineStart: `calc(-1 * ${vars.space.small})` }),
})
globalStyle(`${onCard.aside} ~ ${onCard.aside} > *`, { '@media': onCards({ marginInlineStart: vars.space.small }) })

globalStyle(`${withControl} > ${onCard.end}`, {
  '@media': onWideCards({
    position: 'absolute',
    insetBlockStart: vars.space.xsmall,
    insetInlineEnd: edge,
  }),
})
// Aligns the note below a field with the field's end, because at the start it would extend beyond the card.
globalStyle(`${onCard.control} [data-brief-note]`, {
  '@media': onCards({ insetInlineStart: 'auto', insetInlineEnd: 0 }),
})

/**
 * Removes most of the gap between this value and the next one. The margin is on this value, because the next value must
 * start at the edge after a line break.
 */
export const closeToNextValue = style({
  '@media': onCards({ marginInlineEnd: `calc(${vars.space.xxsmall} - ${vars.space.small})` }),
})

/** Hidden where not all columns fit. */
export const optional = style({ '@media': narrower({ table: gone, card: gone }) })
/** Hidden where not all columns fit, except on a card. */
export const optionalInTable = style({ '@media': narrower({ table: gone, card: { display: 'block' } }) })

const mostColumns = Array.from({ length: 12 }, (_, index) => index + 1)

/** Where not all columns fit, places a cell in the column with this index, from 0. */
export const column = mostColumns.map((gridColumn) => style({ '@media': narrower({ table: { gridColumn } }) }))

/** Puts a value in the middle of the row if its neighbour above or below is missing. */
const acrossBothLines = { gridRow: '1 / 3', alignSelf: 'center' } as const

/** Where not all columns fit, each row has two lines. Places a value in one of these lines, or across both. */
export const line = styleVariants({
  only: { '@media': narrower({ table: { gridRow: '1 / 3' } }) },
  upper: {
    '@media': narrower({
      table: {
        gridRow: 1,
        selectors: {
          '&:empty:not([data-alone])::before': { content: 'none' },
          // Keeps the value close to the text below it, even if another column has two lines of text.
          [`&:is(${align.start}, ${align.end})`]: { alignSelf: 'end' },
          '&[data-alone]': acrossBothLines,
        },
      },
      card: { selectors: { [`&:is(${align.start}, ${align.end})`]: { alignSelf: 'auto' } } },
    }),
  },
  lower: {
    '@media': narrower({
      // The lower line never shows a hyphen for a missing value. If both values are missing, the upper line shows one.
      table: {
        ...small,
        gridRow: 2,
        alignSelf: 'start',
        selectors: {
          [`${head} &`]: gone,
          '&:empty::before': { content: 'none' },
          '&[data-alone]': acrossBothLines,
          ...worded,
        },
      },
    }),
  },
})

// Below another value, a badge is only as high as text, so that all rows are equally high. A neutral badge there looks like
// text, because it marks the usual case and would appear in most rows.
const asHighAsText = { paddingBlock: 0, lineHeight: `calc(1lh - 2 * ${vars.borderWidth.standard})` }
globalStyle(`${line.lower} ${badges.badge}`, { '@media': narrower({ table: asHighAsText }) })
globalStyle(`${line.lower} ${badges.tone.neutral}`, {
  '@media': narrower({
    table: { padding: 0, border: 0, backgroundColor: 'transparent', fontWeight: 'inherit', lineHeight: 'inherit' },
  }),
})

/** Replaces an optional column where a table has no room for it. */
export const insteadOfColumn = style({
  display: 'none',
  '@media': narrower({ table: { display: 'inline' }, card: gone }),
})

const besidePicture = { paddingInlineStart: `calc(${vars.space.xsmall} + 2.5rem + ${vars.space.small})` }

/** A value after a picture. */
export const withPicture = style({
  '@media': { screen: { ...besidePicture, '@container': { [isCard]: { paddingInlineStart: 0 } } } },
})

/** The lower of two values, if the upper one has a picture. Indented on tables, so that both values are aligned. */
export const belowPicture = style({ '@media': narrower({ table: besidePicture, card: { paddingInlineStart: 0 } }) })

/** The picture of a row, in the middle of the row's height. A card has no room for a picture. */
export const picture = style([
  screenOnly,
  {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.25rem)',
    marginInlineStart: `calc(-2.5rem - ${vars.space.small})`,
    '@media': onCards(gone),
  },
])

/** Aligns a value with the one above it, at the end of the column. */
export const belowEnd = style({ '@media': narrower({ table: { textAlign: 'end' } }) })

/** The placeholder of a value. On a card it needs a width of its own, because no column gives it one. */
export const placeholder = style({ maxWidth: '8rem', '@media': onCards({ width: '4.5rem' }) })

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
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': onCards({ paddingInline: vars.gutter.phone }),
})

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

// Keeps a focused element below the sticky header, which may have four lines, when the browser scrolls to it. Cards have no
// sticky header.
globalStyle(`${body} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: '4rem',
  '@media': onCards({ scrollMarginBlockStart: 0 }),
})
