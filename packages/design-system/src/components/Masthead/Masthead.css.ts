import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tooHigh } from '../../css/barHeights.ts'
import { below, from } from '../../css/breakpoints.ts'
import { container, screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { zIndex } from '../../css/zIndex.ts'
import { error } from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const masthead = style([
  // Not printed: on paper, the shell's own heading replaces it.
  screenOnly,
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.masthead,
    backgroundColor: vars.color.masthead,
    color: vars.color.onMasthead,
    borderBottom: `3px solid ${vars.color.mastheadOutline}`,
    boxShadow: vars.elevation.raised,
    // Not `static`, because the search's panels are placed in it.
    selectors: { [`&[${tooHigh}]`]: { position: 'relative' } },
  },
])

export const inner = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xsmall,
    rowGap: vars.space.xxsmall,
    paddingBlock: vars.space.xxsmall,
    '@media': {
      [from('tablet')]: { paddingBlock: vars.space.xsmall },
      [from('wide')]: { columnGap: vars.space.medium },
    },
  },
])

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.standard,
  // On a phone the name fills the space beside the tools.
  flex: '1 1 6rem',
  ...textSizeOf('standard'),
  fontWeight: vars.fontWeight.strong,
  '@media': { [from('tablet')]: { flex: '0 1 auto', maxWidth: '20rem', fontSize: vars.fontSize.heading } },
})

export const picture = style({
  display: 'block',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
})

export const pictureSize = styleVariants({
  standard: { height: '28px', '@media': { [below('tablet')]: { height: '24px' } } },
  large: { height: '56px' },
})

/** Hides the name on a phone while a search that the user has opened takes the name's place. */
export const hiddenForSearch = style({ '@media': { [below('tablet')]: { display: 'none' } } })

export const tools = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    // Aligns the last icon with the page's edge. Only the padding around the icon extends beyond the edge.
    marginInlineEnd: `calc(-1 * min(${vars.space.xsmall}, ${vars.gutter.phone}))`,
    '@media': {
      [from('tablet')]: { gap: vars.space.xxsmall },
      [from('wide')]: { marginInlineEnd: `calc(-1 * ${vars.space.small})` },
    },
    minWidth: 0,
  },
])

/** Fills the space that the other parts leave. With large text it has its own line. */
export const search = style([
  screenOnly,
  {
    flex: '1 1 8rem',
    minWidth: 0,
    maxWidth: vars.contentWidth.search,
    marginInlineStart: 'auto',
    color: vars.color.text,
    // Places the search's panels below its field. On a phone the panels are positioned relative to the masthead, because
    // they are as wide as the masthead.
    '@media': { [from('tablet')]: { position: 'relative' } },
  },
])

/** On a phone, a search that is always shown has its own line, so that its text can be read. */
export const ownLine = style({ '@media': { [below('tablet')]: { order: 1, flexBasis: '100%', maxWidth: 'none' } } })

// Shows the search's error below the masthead, so that the error does not move the page. The error has its own surface,
// because its colour may be unreadable on the supplier's colour.
globalStyle(`${search} ${error}`, {
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  marginBlockStart: vars.space.xxsmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.floating,
})
