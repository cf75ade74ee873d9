import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { threeLines } from '../../css/shared.css.ts'
import { hairline } from '../../css/sheet.css.ts'
import { typeOf } from '../../css/typeOf.ts'
import { vars } from '../../theme/vars.css.ts'

/** Without room for two figures and an action beside each other. The placeholders, which have no action, follow it too. */
const narrowPhone = 'screen and (max-width: 21.99em)'

/** Columns of a sheet, or its lines on the narrowest phones. */
export const row = style({
  display: 'flex',
  // The background shows in the gaps as hairlines.
  gap: vars.borderWidth.standard,
  backgroundColor: vars.color.border,
  '@media': {
    // On a phone as many beside each other as fit.
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
    // Keeps the labels of all tiles on one line, even if the action of one tile has no room beside its value.
    '@media': { [from('tablet')]: { alignContent: 'start' } },
  },
])

/** A part of the sheet below the tiles. A phone leaves it out, because it would push the rest of the page out of view. */
export const further = style([inset, { borderTop: hairline, '@media': { [below('tablet')]: { display: 'none' } } }])

const onPhone = { [below('tablet')]: { flex: '1 1 auto', minHeight: '3.75rem' }, [narrowPhone]: { flex: 'none' } }
const share = { flex: '1 1 0' } as const

export const size = styleVariants({
  standard: { '@media': { ...onPhone, [from('tablet')]: share } },
  medium: {
    '@media': {
      [below('desktop')]: { minHeight: '3.75rem', paddingBlock: vars.space.xsmall, columnGap: vars.space.xsmall },
      [from('desktop')]: { ...share, flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' },
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

// Five of them have no room beside each other on a tablet, so they are lines there too.
globalStyle(`${row}:has(${size.medium})`, {
  '@media': { [below('desktop')]: { flexDirection: 'column', flexWrap: 'nowrap' } },
})

const shrinking = style({ minWidth: 0 })

export const figure = styleVariants({
  standard: [shrinking],
  // The action stays beside a long label.
  medium: [shrinking, { '@media': { [below('desktop')]: { flex: '1 1 10rem' } } }],
  // A value that is only good to know takes one line of a phone.
  small: [
    shrinking,
    {
      '@media': {
        [below('tablet')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xsmall },
      },
    },
  ],
})

const subdued = { ...typeOf('small'), color: vars.color.textSubdued, overflowWrap: 'anywhere' } as const

export const label = styleVariants({
  standard: [threeLines, subdued],
  // One line, so that the actions beside each other are on one line too.
  medium: {
    ...typeOf('standard'),
    fontWeight: vars.fontWeight.strong,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  small: [threeLines, subdued],
})

/** Sets only the text size, weight and wrapping, so that a `Money` in it has them too. */
export const value = styleVariants({
  standard: {
    ...typeOf('heading'),
    fontWeight: vars.fontWeight.strong,
    overflowWrap: 'anywhere',
    '@media': { [from('desktop')]: { ...typeOf('figure'), letterSpacing: '-0.01em' } },
  },
  medium: {
    ...typeOf('standard'),
    overflowWrap: 'anywhere',
    '@media': {
      [below('desktop')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.xsmall },
    },
  },
  small: typeOf('small'),
})

export const tone = styleVariants({ neutral: {}, critical: { color: vars.color.critical } })

export const action = style({ flexShrink: 0 })
