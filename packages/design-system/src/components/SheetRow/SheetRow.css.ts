import { style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { coveringLink, coveringLinkHovered } from '../../css/coveringLink.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { sheet } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { vars } from '../../theme/vars.css.ts'

/** Gaps between the rows show the background as hairlines. */
export const rows = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.borderWidth.standard,
    backgroundColor: vars.color.border,
    '@media': { print: { border: 0 } },
  },
])

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: vars.row.standard,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  backgroundColor: vars.color.surface,
  '@media': {
    // With large text, the actions move to a line below the text.
    [below('tablet')]: { flexWrap: 'wrap', paddingInline: vars.gutter.phone, paddingBlock: vars.space.small },
    print: { paddingInline: 0 },
  },
})

/**
 * The texts of a row. They are in columns that are aligned in all rows, whatever actions a row has. On a phone they are one
 * below the other.
 */
export const words = style({
  minWidth: 0,
  flex: '1 1 9rem',
  '@media': { [from('tablet')]: { display: 'flex', alignItems: 'center', columnGap: vars.space.medium } },
})

export const name = style({
  minWidth: 0,
  '@media': { [from('tablet')]: { flex: '0 0 12rem' }, [from('desktop')]: { flexBasis: '20rem' } },
})

export const link = style([
  coveringLink(vars.radius.small),
  { textDecorationLine: vars.linkLine, textUnderlineOffset: '0.18em' },
  coveringLinkHovered,
])

export const facts = style({
  minWidth: 0,
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  '@media': { [from('tablet')]: { flex: '1 1 0' } },
})

/**
 * On touch screens, a link is higher than its line of text. On a phone, a negative margin lets the extra height extend into
 * the space around the line.
 */
export const aside = style({
  position: 'relative',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [from('tablet')]: { flex: '0 0 6.5rem' },
    [below('tablet')]: { marginBlock: `calc((1.5rem - ${vars.control.inline}) / 2)` },
  },
})

export const actions = style([
  screenOnly,
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xsmall,
    '@media': { [from('tablet')]: { minWidth: '7rem' } },
  },
])

/** The placeholder of `aside`, with the same height as `aside` on a phone. */
export const asidePlaceholder = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  '@media': { [from('tablet')]: { flex: '0 0 6.5rem' } },
})
