import { style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { sheet } from '../../css/sheet.css.ts'
import { typeOf } from '../../css/typeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

/** The sheet of the carousel. The picture fills it to the edges, above the words and the controls. */
export const frame = style([sheet, { position: 'relative', minWidth: 0 }])

export const carousel = style([
  frame,
  screenOnly,
  {
    display: 'flex',
    // In the document the controls come first, so that keyboard and screen reader can stop the motion before the slides.
    flexDirection: 'column-reverse',
  },
])

export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** All slides are in the same place, so that one fades into the next: `slide` stays visible while `content` fades. */
export const slide = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  transition: `visibility ${vars.duration.standard}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-current]': { visibility: 'visible' } },
})

/** As high as the highest slide, so that every caption is on one line with the controls. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.text,
  textDecoration: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.standard}`,
  selectors: {
    '[data-current] > &': { opacity: 1 },
    // The outline is inside, because the sheet would cut it off.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` },
  },
})

/** On a phone always two lines high, so that nothing jumps as the slides change. */
export const caption = style([
  whenHoveredOver({ textDecorationLine: 'underline' }, `a${content}:hover &`),
  {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'center',
    minHeight: `calc(2 * ${vars.lineHeight.standard} * 1em + 2 * ${vars.space.xsmall})`,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.gutter.phone,
    ...typeOf('standard'),
    selectors: {
      [`a${content} &`]: {
        color: vars.color.link,
        fontWeight: vars.fontWeight.medium,
        textDecorationLine: vars.linkLine,
      },
    },
    '@media': {
      [from('tablet')]: {
        minHeight: `calc(${vars.control.standard} + 2 * ${vars.space.xsmall})`,
        paddingInline: vars.space.medium,
      },
    },
  },
])

/** Leaves space for the controls: at the end of the line, or below the caption on a phone. */
export const besideControls = style({
  paddingBlockEnd: vars.space.xxsmall,
  '@media': { [from('tablet')]: { paddingBlockEnd: vars.space.xsmall, paddingInlineEnd: '15rem' } },
})

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  // Limited, because the supplier may send very long texts. Texts as people write them fit at any font size and spacing.
  WebkitLineClamp: 8,
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
  paddingBlockEnd: vars.space.xxsmall,
  '@media': {
    [from('tablet')]: {
      position: 'absolute',
      bottom: vars.space.xsmall,
      insetInlineEnd: vars.space.xsmall,
      zIndex: 1,
      paddingBlockEnd: 0,
    },
  },
})

/** The height that the controls add where they are below the words. */
export const controlsHeight = style({
  height: `calc(${vars.control.standard} + ${vars.space.xxsmall})`,
  '@media': { [from('tablet')]: { display: 'none' } },
})

export const status = style({
  minWidth: '4rem',
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
