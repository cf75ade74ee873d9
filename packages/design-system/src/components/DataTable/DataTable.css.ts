import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { forcedColors } from '../../css/breakpoints.ts'
import { mastheadHeight } from '../../css/barHeights.ts'
import { screenOnly } from '../../css/shared.css.ts'
import * as base from '../../css/sheet.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { whenHovered, whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'
import * as anchor from '../Link/Link.css.ts'

const width = createContainer()

type Rule = Omit<StyleRule, '@media' | '@container'>

/**
 * Each row becomes a block of labelled values where the columns do not fit beside each other. In a container query an em
 * is the font size of the container. The frame sets that font size to a tenth of the width that its columns need, so one
 * rule serves all tables.
 */
const onCards = (rule: Rule) => ({ screen: { '@container': { [`${width} (max-width: 10em)`]: rule } } })
const onPaper = (rule: Rule) => ({ print: rule })

export const surroundings = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 })

export const frame = style({ containerName: width, containerType: 'inline-size' })

export const sheet = style([
  base.sheet,
  {
    fontSize: vars.fontSize.standard,
    '@media': onPaper({ margin: 0, border: 0, overflow: 'visible', fontSize: vars.fontSize.small }),
  },
])

/** On paper a real table, whose header is repeated on every page. */
export const table = style({ '@media': onPaper({ display: 'table', width: '100%', borderCollapse: 'collapse' }) })

export const body = style({
  gridTemplateColumns: 'inherit',
  // Gaps replace the rows that are not rendered, and the browser's scroll anchoring would correct for them once more.
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
    // Browsers repeat the header only if it may not be broken across pages.
    ...onPaper({ display: 'table-header-group', position: 'static', breakInside: 'avoid' }),
  },
})

/** On cards the header shows only the checkbox for all rows. */
export const headOnCards = style({
  '@media': onCards({
    display: 'block',
    position: 'static',
  }),
})

const cells = style({ display: 'grid', gridTemplateColumns: 'inherit', alignItems: 'center' })

export const headRow = style([
  cells,
  {
    '@media': {
      ...onCards({ display: 'flex', paddingInline: vars.gutter.phone }),
      ...onPaper({ display: 'table-row' }),
    },
  },
])

export const row = style([
  cells,
  whenHoveredOver({ backgroundColor: vars.color.page }),
  {
    minHeight: vars.row.standard,
    selectors: {
      '& + &': { borderTop: base.hairline },
      // Only one edge of an outline, because the outlines of several selected rows would look like a lattice.
      '&[data-selected]': {
        backgroundColor: vars.color.selected,
        boxShadow: `inset ${vars.borderWidth.strong} 0 0 ${vars.color.primaryOutline}`,
      },
    },
    '@media': {
      ...onCards({
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: vars.space.medium,
        paddingInline: vars.gutter.phone,
        paddingBlock: vars.space.xsmall,
        // A line break after the name and the leading values.
        '::before': { content: '""', order: -1, flex: '0 0 100%' },
      }),
      ...onPaper({ display: 'table-row', breakInside: 'avoid' }),
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  },
])

export const linked = style({ cursor: 'pointer' })

const inCell = {
  minWidth: 0,
  paddingInline: vars.space.xsmall,
  '@media': onPaper({
    display: 'table-cell',
    verticalAlign: 'baseline',
    // Without it, a column of text that may break anywhere, such as badges, would be as narrow as one letter.
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
    '@media': onCards({ order: -3, gap: vars.space.xsmall }),
  },
])

/** The label of the checkbox for all rows. Only cards need it: they have no column headers beside that checkbox. */
export const selectAll = style({ display: 'none', cursor: 'pointer', '@media': onCards({ display: 'block' }) })

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end' },
})

export const header = style({
  ...inCell,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.standard,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.caption,
  overflowWrap: 'anywhere',
  '@media': { ...inCell['@media'], ...onCards({ display: 'none' }) },
  // Puts the arrow before the text, so that the header and its values end on the same edge.
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
    borderRadius: vars.radius.small,
    fontWeight: 'inherit',
    textAlign: 'inherit',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineOffset: 0 },
    // Not a box of its own, because browsers do not repeat a header with a button in it.
    '@media': onPaper({ display: 'contents' }),
    selectors: { '[aria-sort$=ending] > &': { color: vars.color.text } },
  },
])

/** Always shown, so that people see which headers sort before they press one. */
export const sortSign = style([
  screenOnly,
  whenHoveredOver({ color: 'inherit' }, 'button:hover > &'),
  {
    display: 'flex',
    color: vars.color.borderControl,
    selectors: { '[aria-sort$=ending] &': { color: 'inherit' } },
  },
])

// Makes a row with a badge as high as one with text only.
const pad = `calc(${vars.space.xsmall} - 1px)`

export const cell = style({
  ...inCell,
  paddingBlock: pad,
  overflowWrap: 'anywhere',
  selectors: { '&:empty::before': { content: '"–"' } },
})

const cut = { overflowY: 'clip', overflowClipMargin: vars.space.xxsmall } as const

/** Cuts off a text after twelve lines, because the server may send very long texts. */
export const short = style({ ...cut, maxHeight: `calc(12lh + 2 * ${pad})`, '@media': onPaper({ maxHeight: 'none' }) })

/** A text that is cut off, above the button that shows all of it. */
export const long = style({ minWidth: 0 })
export const cutText = style({ ...cut, maxHeight: '11lh', '@media': onPaper({ maxHeight: 'none' }) })
export const showAll = style([screenOnly, { display: 'block' }])

export const link = style([anchor.link, anchor.variant.text])

const detail = style({
  '@media': onCards({
    display: 'flex',
    // Details come below the values without a label.
    order: 1,
    flex: '1 1 16rem',
    justifyContent: 'space-between',
    // Aligns the label with the text of a button, which may be higher than the label.
    alignItems: 'baseline',
    gap: vars.space.medium,
    alignSelf: 'start',
    padding: 0,
    paddingBlock: vars.space.xxsmall,
    textAlign: 'end',
    selectors: {
      '&::before': {
        content: 'attr(data-header)',
        flexShrink: 0,
        maxWidth: '40%',
        color: vars.color.textSubdued,
        fontSize: vars.fontSize.small,
        textAlign: 'start',
      },
      '&:empty': { display: 'none' },
    },
  }),
})

/** A value whose label is for screen readers only. */
const unlabelled = {
  position: 'relative',
  paddingInline: 0,
  paddingBlock: `calc(${vars.space.xxsmall} / 2)`,
  textAlign: 'start',
  selectors: {
    '&::before': {
      content: 'attr(data-header)',
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '&:empty': { display: 'none' },
  },
} as const

/** The name and the leading values share the first line. The name is so wide that no detail fits beside it. */
export const onCard = {
  name: style({
    fontWeight: vars.fontWeight.medium,
    '@media': onCards({
      order: -2,
      // Leaves room for two leading values and the checkbox, but not for a detail. Large text moves them below the name.
      flex: '1 1 max(calc(100% - 15.5rem), 5.5rem)',
      paddingInline: 0,
      paddingBlock: vars.space.xxsmall,
      fontWeight: vars.fontWeight.strong,
      fontSize: vars.fontSize.standard,
    }),
  }),
  line: style({ '@media': onCards({ ...unlabelled, flex: '1 1 100%' }) }),
  meta: style({
    '@media': onCards({ ...unlabelled, color: vars.color.textSubdued, fontSize: vars.fontSize.small }),
  }),
  lead: style({ '@media': onCards({ order: -2, paddingInline: 0, fontWeight: vars.fontWeight.strong }) }),
  detail,
}

/** On paper the toolbar shows only the figures, so that a filtered list can be recognised. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
})

export const tools = style([screenOnly, { flex: '1 1 18rem', minWidth: 0 }])

const quiet = style({ color: vars.color.textSubdued, fontSize: vars.fontSize.small })

export const figures = style([
  quiet,
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 0 auto',
    maxWidth: '100%',
    columnGap: vars.space.medium,
    fontVariantNumeric: 'tabular-nums',
  },
])

export const summary = style({ color: vars.color.text })

export const sortMenu = style([
  screenOnly,
  { display: 'flex', alignItems: 'center', gap: vars.space.xsmall, minWidth: 0 },
])

export const sortLabel = style([quiet, { flexShrink: 0 }])

// A fixed width, because otherwise the browser measures every entry to find the widest.
export const sortList = style({ flex: '0 1 14rem', paddingInline: vars.space.xsmall, textOverflow: 'ellipsis' })

const centred = { content: '""', position: 'absolute', inset: 0, margin: 'auto' } as const

/** The checkbox of a row. The whole element can be pressed; the box is drawn in its middle. */
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

// Scrolls a focused element to below the sticky head, whose words may take four lines. Cards have no sticky head.
globalStyle(`${body} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: '4rem',
  '@media': onCards({ scrollMarginBlockStart: 0 }),
})
