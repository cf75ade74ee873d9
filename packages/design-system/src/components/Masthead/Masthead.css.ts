import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tooHigh } from '../../css/barHeights.ts'
import { below, coarsePointer, from } from '../../css/breakpoints.ts'
import { container, hiddenText, screenOnly } from '../../css/shared.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { zIndex } from '../../css/zIndex.ts'
import { error } from '../../parts/FieldFrame.css.ts'
import { item } from '../../parts/mastheadItem.css.ts'
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
  '@media': {
    [below('tablet')]: { containerType: 'inline-size', marginInlineEnd: 'auto' },
    [from('tablet')]: { flex: '0 1 auto', marginInlineEnd: 'auto' },
    // As wide as the name, but the name is rather cut off than the menus moved to a second line.
    [from('desktop')]: { flex: '100 1 4rem', maxWidth: 'max-content', marginInlineEnd: 0 },
  },
})

// A long name is cut off, not the page made wider.
globalStyle(`${logo} > *`, { minWidth: 0 })

// Leaves the same width for the name on all screens, because its size depends on that width. Search results show the search
// on a line of its own, and would otherwise have a larger name.
globalStyle(`${logo}:not(:only-child)`, { '@media': { [below('tablet')]: { maxWidth: 'calc(100% - 9.5rem)' } } })

/** The supplier's name, on one line if it fits. On a phone it has at most two lines; a longer one is cut off. */
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...textSizeOf('heading'),
  fontWeight: vars.fontWeight.heading,
  '@media': {
    [below('tablet')]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
    // A little wider, so that the letters stay apart.
    [from('tablet')]: { maxWidth: '20rem', whiteSpace: 'nowrap', letterSpacing: '0.01em' },
  },
})

/** For a name that is too long to fit beside the tools of a phone. */
export const longName = style({
  '@container': {
    '(max-width: 15rem)': { fontSize: vars.fontSize.standard },
    '(max-width: 13rem)': { fontSize: vars.fontSize.small },
  },
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

/**
 * Menus and search, with very large text on a line of their own. The search opens over the menus, and never beyond this
 * part.
 */
export const middle = style({
  display: 'contents',
  '@media': {
    [from('desktop')]: {
      position: 'relative',
      display: 'flex',
      flex: '1 1 max-content',
      alignItems: 'center',
      columnGap: 'inherit',
      minWidth: 0,
    },
  },
})

/** On phones and tablets, a search that the user has opened takes the place of these parts. */
export const hiddenForSearch = style({ '@media': { [below('desktop')]: { display: 'none' } } })

export const tools = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    // Aligns the last icon with the page's edge. Only the padding around the icon extends beyond the edge.
    marginInlineEnd: `calc(-1 * min(${vars.space.xsmall}, ${vars.gutter.phone}))`,
    '@media': { [from('tablet')]: { gap: vars.space.xxsmall } },
    minWidth: 0,
  },
])

export const search = style([
  screenOnly,
  {
    minWidth: 0,
    color: vars.color.text,
    // Places the search's panels below its field. On a phone the panels are positioned relative to the masthead, because
    // they are as wide as the masthead.
    '@media': { [from('tablet')]: { position: 'relative' } },
  },
])

const slot = { flex: '1 0 2.25rem', maxWidth: '20rem', marginInlineStart: 'auto' }
const overTheMenus = { position: 'absolute', insetInlineEnd: 0, width: 'min(40rem, 100%)', maxWidth: 'none' } as const

/** `always` is for a search that cannot be closed. On a phone it has its own line, so that its text can be read. */
export const searchState = styleVariants({
  closed: { '@media': { [from('tablet')]: { ...slot, containerType: 'inline-size' } } },
  opened: { flex: 1, '@media': { [from('desktop')]: overTheMenus } },
  always: {
    flex: '1 1 8rem',
    maxWidth: '40rem',
    '@media': {
      [below('tablet')]: { order: 1, flexBasis: '100%' },
      [from('wide')]: { ...slot, contain: 'inline-size', selectors: { '&:focus-within': overTheMenus } },
    },
  },
})

// On a phone, spare space is beside the name, so that the icons are equally far apart.
globalStyle(`:has(> ${searchState.closed}) + ${tools}`, { '@media': { [below('tablet')]: { marginInlineStart: 0 } } })

// The menus stay in the order of Tab, which leads back to them.
globalStyle(`${middle}:has(> ${searchState.opened}, > ${searchState.always}:focus-within) nav`, {
  '@media': { [from('desktop')]: { opacity: 0, pointerEvents: 'none' } },
})

/** Looks like the field that it opens. On phones it is an icon. */
export const searchButton = style([
  item,
  {
    '@media': {
      [from('tablet')]: {
        justifyContent: 'flex-start',
        width: '100%',
        border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
        backgroundColor: vars.color.surface,
        color: vars.color.textSubdued,
        fontWeight: vars.fontWeight.regular,
        cursor: 'text',
      },
    },
  },
])

export const searchWords = style({
  '@media': {
    [below('tablet')]: hiddenText,
    // Width 0, because the words must not make the bar wider.
    [from('tablet')]: { flex: 1, width: 0, overflow: 'hidden', textAlign: 'start', textOverflow: 'ellipsis' },
  },
})

export const searchMore = style({ '@media': { [below('wide')]: hiddenText } })

export const searchKeys = style({
  display: 'none',
  flexShrink: 0,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.caption,
  // Where the words leave space.
  '@container': {
    '(min-width: 16.5rem)': { display: 'inline', '@media': { [coarsePointer]: { display: 'none' } } },
  },
})

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
