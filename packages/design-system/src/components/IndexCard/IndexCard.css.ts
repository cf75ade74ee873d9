import { style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { coveringLink, coveringLinkHovered } from '../../css/coveringLink.ts'
import { hairline, rowsOnPhone } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

const columns = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: vars.space.medium,
} as const

export const cards = style([
  rowsOnPhone,
  { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [from('tablet')]: columns, print: columns } },
])

/** A list item, as high as the highest card in its line. The card inside fills the item. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

export const card = style([
  whenHoveredOver({ borderColor: vars.color.borderControl }),
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.medium,
    padding: vars.space.medium,
    minWidth: 0,
    border: hairline,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    '@media': {
      [below('tablet')]: {
        gridTemplateColumns: '3rem minmax(0, 1fr) auto',
        alignItems: 'center',
        gap: vars.space.small,
        minHeight: '4rem',
        paddingBlock: vars.space.xsmall,
        paddingInline: vars.gutter.phone,
        border: 0,
        borderRadius: 0,
        selectors: { '&:active': { backgroundColor: vars.color.surfaceHover } },
      },
    },
  },
])

export const words = style({
  minWidth: 0,
  '@media': { [from('tablet')]: { display: 'grid', gap: vars.space.xsmall } },
})

export const name = style([
  coveringLink(vars.radius.large),
  { '@media': { [below('tablet')]: { color: vars.color.text } } },
  coveringLinkHovered,
])

/**
 * The links to the parts of the card's entry. They lie on top of the link that covers the whole card, and far enough apart
 * for fingers.
 */
export const links = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxsmall,
  justifyItems: 'start',
  fontSize: vars.fontSize.standard,
  '@media': { [below('tablet')]: { display: 'none' } },
})

export const summary = style({
  overflow: 'hidden',
  color: vars.color.textSubdued,
  ...textSizeOf('small'),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
})

export const chevron = style({
  display: 'inline-flex',
  color: vars.color.textSubdued,
  '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
})
