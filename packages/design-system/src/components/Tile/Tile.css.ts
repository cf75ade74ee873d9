import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from, narrowPhone } from '../../css/breakpoints.ts'
import { threeLines } from '../../css/shared.css.ts'
import { hairline } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { focusVisible, whenHovered } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

/**
 * The tiles are side by side on one sheet. On a phone that is too narrow for two figures and an action, the tiles are one
 * below the other.
 */
export const row = style({
  display: 'flex',
  // The gaps show the background as hairlines.
  gap: vars.borderWidth.standard,
  backgroundColor: vars.color.border,
  '@media': {
    // On a phone, puts as many tiles side by side as fit.
    [below('tablet')]: { flexWrap: 'wrap' },
    [narrowPhone]: { flexDirection: 'column', flexWrap: 'nowrap' },
  },
})

const inset = {
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.gutter.phone,
  '@media': { [from('tablet')]: { padding: vars.space.medium }, print: { padding: vars.space.xsmall } },
} as const

export const tile = style([
  inset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.small,
    rowGap: vars.space.xsmall,
    minWidth: 0,
    backgroundColor: vars.color.surface,
    // Keeps the labels of all tiles at the same height, even if one tile's action does not fit beside its value.
    '@media': { [from('tablet')]: { alignContent: 'start' } },
  },
])

/** A part of the sheet below the tiles. Hidden on a phone, where it would push the rest of the page out of view. */
export const detailsBelowTiles = style([
  inset,
  { borderTop: hairline, '@media': { [below('tablet')]: { display: 'none' } } },
])

const onPhone = { [below('tablet')]: { flex: '1 1 auto', minHeight: '3.75rem' }, [narrowPhone]: { flex: 'none' } }
const share = { flex: '1 1 0' } as const

export const size = styleVariants({
  standard: {
    '@media': {
      ...onPhone,
      [from('tablet')]: share,
      // Keeps the action near its figure.
      [from('desktop')]: { ...share, justifyContent: 'flex-start', columnGap: vars.space.large },
    },
  },
  medium: {
    '@media': {
      [below('desktop')]: { minHeight: '3.75rem', paddingBlock: vars.space.xsmall, columnGap: vars.space.xsmall },
      [from('desktop')]: {
        ...share,
        flexDirection: 'column',
        // If it could wrap, its columns would be as wide as the longest label, which would not be cut off.
        flexWrap: 'nowrap',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
      },
    },
  },
  small: {
    '@media': {
      [below('tablet')]: { flex: '1 1 100%', paddingBlock: vars.space.xxsmall },
      [narrowPhone]: { flex: 'none' },
      [from('tablet')]: { flex: '0 1 auto', selectors: { 'li&:only-child': { flexGrow: 1 } } },
    },
  },
})

// Three figures share one line of a phone, with less space between them.
globalStyle(`${row}:has(> ${size.standard}:nth-child(3)) > *`, {
  '@media': { [below('tablet')]: { paddingInlineEnd: vars.space.xxsmall } },
})
globalStyle(`${row}:has(> ${size.standard}:nth-child(3)) > * + *`, {
  '@media': {
    [below('tablet')]: { paddingInlineStart: vars.space.xsmall },
    [narrowPhone]: { paddingInlineStart: vars.gutter.phone },
  },
})

// Rows with `medium` tiles have up to five of them. These do not fit side by side on a tablet, so below the width of a
// desktop they are one below the other.
globalStyle(`${row}:has(${size.medium})`, {
  '@media': { [below('desktop')]: { flexDirection: 'column', flexWrap: 'nowrap' } },
})

const shrinking = style({ minWidth: 0 })

export const figure = styleVariants({
  standard: [shrinking],
  // Keeps the action beside a long label.
  medium: [shrinking, { '@media': { [below('desktop')]: { flex: '1 1 10rem' } } }],
  // On a phone, a small tile shows its label and value on one line.
  small: [
    shrinking,
    {
      '@media': {
        [below('tablet')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xsmall },
      },
    },
  ],
})

const subdued = { ...textSizeOf('small'), color: vars.color.textSubdued, overflowWrap: 'anywhere' } as const

export const label = styleVariants({
  standard: [threeLines, subdued],
  // Limits the label to one line, so that the actions of all tiles are aligned.
  medium: {
    ...textSizeOf('standard'),
    fontWeight: vars.fontWeight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  small: [threeLines, subdued],
})

/** An inline box, so that a long label ends in an ellipsis. The label cuts off what is outside its line. */
export const link = style([
  whenHovered({ color: vars.color.linkHover, textDecorationLine: 'underline' }),
  {
    color: vars.color.link,
    textDecorationLine: vars.linkLine,
    selectors: { [focusVisible]: { outlineOffset: '-2px' } },
  },
])

/** Sets only text size, weight and wrapping, which a `Money` in it inherits. */
export const value = styleVariants({
  standard: {
    ...textSizeOf('heading'),
    fontWeight: vars.fontWeight.strong,
    overflowWrap: 'anywhere',
    '@media': { [from('desktop')]: textSizeOf('figure') },
  },
  medium: {
    ...textSizeOf('standard'),
    overflowWrap: 'anywhere',
    '@media': {
      [below('desktop')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xsmall },
      // In all tiles, also those that would fit on one line.
      [narrowPhone]: { flexDirection: 'column' },
    },
  },
  small: textSizeOf('small'),
})

export const tone = styleVariants({ neutral: {}, critical: { color: vars.color.critical } })

export const action = style({ flexShrink: 0 })
