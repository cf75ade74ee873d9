import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const shown = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall })

/** For a link with an icon: a phone has no room for the text beside the icon, so the text stands below it. */
export const stacked = style({ '@media': { [below('tablet')]: { flexDirection: 'column', gap: 0 } } })

/** A text below its icon is wide enough to be pressed, and leaves the room beside it to the supplier's name. */
export const withIcon = style({ '@media': { [below('tablet')]: { paddingInline: vars.space.xxsmall } } })

export const caption = style({
  '@media': { [below('tablet')]: { fontSize: '0.6875rem', lineHeight: '0.8125rem' } },
})

export const note = style({ '@media': { [below('tablet')]: { display: 'none' } } })

export const icon = style({ position: 'relative', display: 'inline-flex' })

/** Leaves space for the figure, which overlaps the edge of the icon, before the text. On a phone the text is below. */
export const counted = style({ '@media': { [from('tablet')]: { marginInlineEnd: vars.space.medium } } })

export const badge = style({
  position: 'absolute',
  top: '-0.55rem',
  insetInlineStart: '0.75rem',
  minWidth: '1.125rem',
  paddingInline: '0.25rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.mastheadOutline}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primaryFill,
  color: vars.color.onPrimaryFill,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.strong,
  lineHeight: '1.0625rem',
  textAlign: 'center',
  // Lower on a phone, where the text below the icon has moved the icon up to the edge of the masthead.
  '@media': { [below('tablet')]: { top: '-0.2rem', insetInlineStart: '0.95rem' } },
})

/** The supplier's name, whose text is aligned with the edge of the page. It is one line; a phone has room for two short ones. */
export const home = style({
  minWidth: 0,
  justifyContent: 'flex-start',
  marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
  '@media': {
    [below('tablet')]: {
      paddingInlineEnd: 0,
      // The size of the text from a width of 360 px on, and less on a narrower phone.
      fontSize: `clamp(${vars.fontSize.small}, 4.2vw, ${vars.fontSize.standard})`,
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
    [from('wide')]: { marginInlineStart: `calc(-1 * ${vars.space.small})` },
    print: { marginInlineStart: 0 },
  },
})

globalStyle(`${home} > ${shown}`, { minWidth: 0 })
globalStyle(`${home} > ${shown} > span`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [below('tablet')]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  },
})
