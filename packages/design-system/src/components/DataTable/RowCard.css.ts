import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'
import * as badges from '../Badge/Badge.css.ts'

/** Padding at the edges of a card. */
const edge = createVar()
/** The width of a card's control: room for three digits between two buttons. */
const controlWidth = `calc(2 * ${vars.control.standard} + 2.25rem)`

/** A card with room for a control beside its title. With larger text, and on phones of 320 px, the control is below. */
const onWideCards = (rule: Omit<StyleRule, '@media' | '@container'>) => ({
  '@container': { '(min-width: 20rem)': rule },
})

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: `0 ${vars.space.small}`,
  vars: { [edge]: vars.gutter.phone },
  paddingInline: edge,
  paddingBlock: vars.space.xsmall,
  '@media': { [from('tablet')]: { vars: { [edge]: vars.space.medium } } },
  // A line break after the first line. That line holds the title and, at the end of the line, one value.
  '::before': { content: '""', order: -1, flex: '0 0 100%' },
})

/** Leaves a column for the checkbox at the edge. */
export const selectableCard = style({ paddingInlineStart: vars.control.touch })

/** The checkbox before the title. The negative margins keep it from taking space in the first line. */
export const select = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    order: -2,
    alignSelf: 'flex-start',
    flexShrink: 0,
    width: vars.control.touch,
    height: vars.control.touch,
    marginInline: `calc(-1 * ${vars.control.touch}) calc(-1 * ${vars.space.small})`,
    marginBlock: `calc((1lh - ${vars.control.touch}) / 2)`,
  },
])

const inCard = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'break-word' })

export const title = style([
  inCard,
  {
    order: -2,
    // With large text, the value at the end of the line moves below the title.
    flex: '1 1 7rem',
    fontWeight: vars.fontWeight.medium,
  },
])

/** A link in a cell. In a text that is cut off it has the same height, so that the text is whole again once there is room. */
const linkIn = (cell: string) => `${cell} > a, ${cell} [data-long-text] > a`

// A link is higher than its line. The negative margins let it reach beyond the line without moving the values below the
// title.
globalStyle(linkIn(title), {
  // All titles are dark, whether they are links or not.
  color: vars.color.text,
  paddingBlock: `calc((${vars.control.inline} - 1lh) / 2)`,
  marginBlock: `calc((1lh - ${vars.control.inline}) / 2)`,
})

/** A word before the row's name, or before a value. */
export const word = style({ '::before': { content: 'attr(data-word) " "' } })

const anyValue = style([inCard, { position: 'relative', color: vars.color.textSubdued, ...textSizeOf('small') }])

// A link outside the title is in small text and close to other press targets.
globalStyle(linkIn(anyValue), { paddingBlock: '0.375rem' })

const header = { content: 'attr(data-header)' }

/** A value on the lines below the title, and what is before it. */
export const value = {
  /** The header, for screen readers only. */
  labelled: style([anyValue, { '::before': { ...hiddenText, ...header } }]),
  worded: anyValue,
  detail: style([
    anyValue,
    {
      display: 'flex',
      columnGap: vars.space.xxsmall,
      color: vars.color.text,
      '::before': { ...header, flexShrink: 0, color: vars.color.textSubdued },
    },
  ]),
}

const atEnd = style([
  inCard,
  { marginInlineStart: 'auto', textAlign: 'end', selectors: { '&:empty': { display: 'none' } } },
])

// A link has a minimum width for fingers. This puts a shorter text at the end of the link.
globalStyle(`${atEnd} a`, { justifyContent: 'flex-end' })

// Lets a button or link reach above and below its line without making the line higher. Its edge is invisible.
globalStyle(`${atEnd} :is(a, button)`, { marginBlock: `calc((1lh - ${vars.control.inline}) / 2)` })

export const place = {
  end: style([
    atEnd,
    // Beside the first line of the title.
    {
      order: -2,
      display: 'flex',
      alignItems: 'center',
      columnGap: vars.space.small,
      alignSelf: 'flex-start',
      fontWeight: vars.fontWeight.strong,
      whiteSpace: 'nowrap',
    },
  ]),
  aside: style([atEnd, { color: vars.color.textSubdued, ...textSizeOf('small') }]),
  control: style({
    flex: `0 1 ${controlWidth}`,
    marginInlineStart: 'auto',
    textAlign: 'end',
    ...onWideCards({
      position: 'absolute',
      insetBlockStart: `calc(1.25rem + ${vars.space.small})`,
      insetInlineEnd: edge,
      width: controlWidth,
    }),
  }),
}

// As high as text, so that all cards with two lines are equally high.
globalStyle(`${place.aside} ${badges.badge}`, {
  paddingBlock: 0,
  lineHeight: `calc(1lh - 2 * ${vars.borderWidth.standard})`,
})
globalStyle(`${place.aside} > * + *`, { marginInlineStart: vars.space.small })

// Keeps a column free at the end of a card, for the `end` value and the control below it.
globalStyle(`${card}:has(> ${place.control})`, {
  ...onWideCards({
    alignItems: 'flex-start',
    alignContent: 'flex-start',
    minHeight: `calc(2.75rem + ${vars.control.standard})`,
    paddingInlineEnd: `calc(${edge} + ${controlWidth} + ${vars.space.small})`,
  }),
})
globalStyle(`${card}:has(> ${place.control}) > ${place.end}`, {
  ...onWideCards({ position: 'absolute', insetBlockStart: vars.space.xsmall, insetInlineEnd: edge }),
})
// Aligns the note below a field with the field's end, because at the start it would extend beyond the card.
globalStyle(`${place.control} [data-brief-note]`, { insetInlineStart: 'auto', insetInlineEnd: 0 })

/** The space at each side of a card's checkbox. Its column is as wide as a finger, even for users with a mouse. */
const besideBox = `calc((${vars.control.touch} - ${vars.control.inline}) / 2)`

/** Above the cards: the checkbox for all rows, aligned with those of the cards, and its label. */
export const selectAll = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: besideBox,
  minHeight: vars.control.standard,
  paddingInlineStart: besideBox,
})
export const selectAllLabel = style({ cursor: 'pointer' })

/** The placeholder of a value: no column gives it a width. */
export const placeholder = style({ width: '4.5rem' })
