import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const shown = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall })

/** For a link with an icon: on a phone the text is below the icon, because there is no space beside it. */
export const stacked = style({ '@media': { [below('tablet')]: { flexDirection: 'column', gap: 0 } } })

/** Less padding on a phone, to leave space for the supplier's name. The text below the icon is wide enough to press. */
export const withIcon = style({ '@media': { [below('tablet')]: { paddingInline: vars.space.xxsmall } } })

export const caption = style({
  lineHeight: '1.125rem',
  '@media': { [below('tablet')]: { fontSize: vars.fontSize.caption, lineHeight: '0.875rem' } },
})

/** Below the amount, because beside it, it would take space from the search. */
export const note = style({
  display: 'block',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
  lineHeight: '0.875rem',
  '@media': { [below('tablet')]: { display: 'none' } },
})

export const icon = style({ position: 'relative', display: 'inline-flex' })

/**
 * Leaves space for the badge on the icon's edge, so that the badge does not cover the text beside the icon. A phone needs
 * no such space, because there the text is below the icon.
 */
export const withBadge = style({ '@media': { [from('tablet')]: { marginInlineEnd: vars.space.medium } } })

export const badge = style({
  position: 'absolute',
  top: '-0.675rem',
  insetInlineStart: '0.675rem',
  minWidth: `calc(1.125rem + 2 * ${vars.borderWidth.strong})`,
  paddingInline: '0.25rem',
  // A gap around the badge, which covers a part of the icon. Forced colours draw it as an edge.
  border: `${vars.borderWidth.strong} solid ${vars.color.masthead}`,
  backgroundClip: 'padding-box',
  borderRadius: vars.radius.full,
  // Not the primary colour, because the masthead may have the same colour.
  backgroundColor: vars.color.onMasthead,
  color: vars.color.masthead,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.125rem',
  textAlign: 'center',
  // Moves the badge down on a phone. There the text is below the icon, so the icon is close to the masthead's upper edge.
  '@media': { [below('tablet')]: { top: '-0.325rem', insetInlineStart: '0.825rem' } },
})

/** The supplier's logo or name, aligned with the edge of the page. */
export const home = style({
  minWidth: 0,
  justifyContent: 'flex-start',
  marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
  '@media': {
    [below('tablet')]: {
      paddingInlineEnd: 0,
      whiteSpace: 'normal',
    },
    print: { marginInlineStart: 0 },
  },
})

globalStyle(`${home} :is(${shown}, ${shown} > span)`, { minWidth: 0 })

/** Of one line, because a long name of the supplier is cut off instead. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '@media': { [from('wide')]: { columnGap: vars.space.xxsmall } },
})
