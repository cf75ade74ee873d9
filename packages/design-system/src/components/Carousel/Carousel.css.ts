import { style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const carousel = style([
  screenOnly,
  {
    position: 'relative',
    display: 'flex',
    // The controls come first for keyboard and screen reader, so that the motion can be stopped before one reaches it.
    flexDirection: 'column-reverse',
    gap: vars.space.xxsmall,
    minWidth: 0,
  },
])

export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** All slides are in the same place, so that one fades into the next. */
export const slide = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.duration.standard}, visibility ${vars.duration.standard}`,
  selectors: { '&[data-current]': { visibility: 'visible', opacity: 1 } },
})

export const content = style({
  display: 'block',
  borderRadius: vars.radius.standard,
  color: vars.color.text,
  textDecoration: 'none',
})

/** Always two lines high, so that nothing jumps as the slides change. */
export const caption = style({
  display: 'flex',
  minHeight: `calc(2 * ${vars.lineHeight.standard} * 1em)`,
  marginBlock: vars.space.xsmall,
  lineHeight: vars.lineHeight.standard,
  selectors: {
    [`a${content} &`]: {
      color: vars.color.link,
      fontWeight: vars.fontWeight.medium,
      textDecorationLine: vars.linkLine,
    },
    [`${content}[data-hovered] &`]: { textDecorationLine: 'underline' },
  },
})

/** Leaves space for the controls at the end of the line. */
export const besideControls = style({
  '@media': {
    [from('tablet')]: {
      alignItems: 'center',
      minHeight: vars.control.standard,
      marginBlockEnd: 0,
      paddingInlineEnd: '14rem',
    },
  },
})

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
})

export const external = style({ display: 'inline-flex', verticalAlign: '-0.125em', marginInlineStart: '0.25em' })

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxsmall,
  '@media': { [from('tablet')]: { position: 'absolute', bottom: 0, insetInlineEnd: 0, zIndex: 1 } },
})

export const status = style({
  minWidth: '4rem',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
