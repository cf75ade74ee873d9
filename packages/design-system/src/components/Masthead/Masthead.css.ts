import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { container, screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { typeOf } from '../../css/typeOf.ts'
import { error } from '../../parts/FieldFrame.css.ts'
import { root as searchField } from '../SearchField/SearchField.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const masthead = style([
  // Not printed: on paper the shell's own heading takes its place.
  screenOnly,
  {
    position: 'sticky',
    top: 0,
    zIndex: zIndex.masthead,
    backgroundColor: vars.color.masthead,
    color: vars.color.onMasthead,
    borderBottom: `3px solid ${vars.color.primary}`,
    boxShadow: vars.elevation.raised,
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
    '@media': { [from('tablet')]: { columnGap: vars.space.medium, paddingBlock: vars.space.xsmall } },
  },
])

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.standard,
  // On a phone the name takes the space beside the tools, in two lines if necessary.
  flex: '1 1 6rem',
  ...typeOf('standard'),
  fontWeight: vars.fontWeight.strong,
  '@media': { [from('tablet')]: { flex: '0 1 auto', fontSize: vars.fontSize.heading } },
})

export const navigation = style([screenOnly, { display: 'flex', alignItems: 'center', minWidth: 0 }])

export const tools = style([
  screenOnly,
  {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    // Aligns the last icon with the edge of the page, so that its padding lies outside of that edge.
    marginInlineEnd: `calc(-1 * min(${vars.space.xsmall}, ${vars.gutter.phone}))`,
    '@media': { [from('tablet')]: { gap: vars.space.xxsmall } },
    minWidth: 0,
  },
])

export const search = style([
  screenOnly,
  {
    flexBasis: '100%',
    display: 'flex',
    // Places the search below the icon that opens it.
    justifyContent: 'flex-end',
    minWidth: 0,
    color: vars.color.text,
    // The outline of a button here must contrast with the bar, not with the page.
    vars: {
      [vars.color.primaryOutline]: vars.color.mastheadOutline,
      [vars.color.primaryOutlineHover]: vars.color.mastheadOutline,
    },
  },
])

// A background of its own, because the error colour may be unreadable on the supplier's colour.
globalStyle(`${search} ${error}`, {
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surface,
})

// With large text on a phone the button stands below the search field.
globalStyle(`${search} ${searchField}`, { flexBasis: '9rem' })

globalStyle(`${search} > *`, { flex: '1 1 auto', minWidth: 0, maxWidth: vars.contentWidth.search })
