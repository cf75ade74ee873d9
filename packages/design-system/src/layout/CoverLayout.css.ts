import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { from } from '../css/breakpoints.ts'
import { container } from '../css/shared.css.ts'
import { textSizeOf } from '../css/textSizeOf.ts'
import { vars } from '../theme/vars.css.ts'

const halves = from('tablet')

/** The horizontal distance between the edge of a half and its content; on tablets only in the second half. */
const edge = createVar()

/**
 * In a window with two halves, the grid has two rows. The border between the rows is slightly above the middle of the
 * window. `cover` is just above that border, `note` just below it.
 */
export const layout = style({
  vars: { [edge]: vars.space.xlarge },
  '@media': {
    [from('desktop')]: { vars: { [edge]: `calc(2 * ${vars.space.xlarge})` } },
    [halves]: {
      display: 'grid',
      // On a tablet, the first half is wide enough for a form.
      gridTemplateColumns: `minmax(calc(${vars.contentWidth.narrow} + 2 * ${vars.gutter.standard}), 1fr) minmax(0, 1fr)`,
      gridTemplateRows: '9fr 11fr',
      minHeight: '100dvh',
      // The background of the second half, behind `cover` and `note`.
      '::before': {
        content: '""',
        gridColumn: 2,
        gridRow: '1 / -1',
        borderInlineStart: `3px solid ${vars.color.mastheadOutline}`,
        backgroundColor: vars.color.masthead,
      },
    },
  },
})

const onCover = {
  gridColumn: 2,
  minWidth: 0,
  // The margin keeps the line visible with which this half begins.
  marginInlineStart: '3px',
  // A phone held sideways may have its camera there.
  paddingInline: `calc(${edge} - 3px) max(${edge}, env(safe-area-inset-left), env(safe-area-inset-right))`,
  backgroundColor: vars.color.masthead,
  color: vars.color.onMasthead,
} as const

export const cover = style({
  display: 'none',
  '@media': {
    [halves]: {
      ...onCover,
      gridRow: 1,
      display: 'block',
      alignSelf: 'end',
      paddingBlock: vars.space.large,
      ...textSizeOf('figure'),
      fontWeight: vars.fontWeight.heading,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    [from('desktop')]: textSizeOf('cover'),
  },
})

/**
 * The content begins at a fixed height, about where it would begin if it were centred. Centred content would move when an
 * error message makes it taller.
 */
export const content = style({
  minWidth: 0,
  '@media': {
    [halves]: {
      gridColumn: 1,
      gridRow: '1 / -1',
      paddingBlockStart: `max(${vars.space.medium}, calc(50dvh - 15rem))`,
    },
    [from('desktop')]: { paddingInlineStart: `calc(${edge} - ${vars.gutter.standard})` },
  },
})

/**
 * Lines about the company. In the second half, they are below the company's logo or name, separated from it by a short bar.
 */
export const note = style([
  container,
  {
    display: 'grid',
    gap: vars.space.xxsmall,
    justifyItems: 'start',
    paddingBlockEnd: vars.space.xlarge,
    color: vars.color.textSubdued,
    overflowWrap: 'anywhere',
    '@media': {
      [halves]: {
        ...onCover,
        gridRow: 2,
        alignSelf: 'start',
        width: 'auto',
        marginInlineEnd: 0,
        fontSize: vars.fontSize.heading,
      },
    },
  },
])

globalStyle(`${note}::before`, {
  '@media': {
    [halves]: {
      content: '""',
      width: '3rem',
      marginBlockEnd: vars.space.large,
      borderBlockStart: `${vars.borderWidth.strong} solid currentColor`,
    },
  },
})

globalStyle(`${note} a:focus-visible`, { outlineColor: 'currentColor' })
