import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { hiddenText, screenOnly } from '../../css/shared.css.ts'
import { sheet } from '../../css/sheet.css.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { whenHoveredOver } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

/** The carousel's frame. The picture fills it to the edges. */
export const frame = style([sheet, { position: 'relative', minWidth: 0 }])

export const carousel = style([frame, screenOnly])

export const slides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** The slides lie on top of each other, to fade into one another. A slide stays visible until its `content` has faded. */
export const slide = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  transition: `visibility ${vars.duration.standard}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-current]': { visibility: 'visible' } },
})

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: vars.color.text,
  textDecoration: 'none',
  opacity: 0,
  transition: `opacity ${vars.duration.standard}`,
  selectors: {
    '[data-current] > &': { opacity: 1 },
    // The focus outline is drawn inside the slide, because the frame would cut off an outline around the slide.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.borderWidth.strong})` },
  },
})

globalStyle(`${content} > *`, { gridArea: '1 / 1' })

const withoutPicture = '[data-state]:is([data-state=pending], [data-state=error])'

/** The slide's text. Visible only if the picture is missing, because most pictures contain the same words. */
export const caption = style([
  whenHoveredOver({ textDecorationLine: 'underline' }, `a${content}:hover &`),
  {
    position: 'relative',
    alignSelf: 'center',
    paddingBlock: vars.space.small,
    paddingInline: vars.gutter.phone,
    ...textSizeOf('heading'),
    selectors: {
      [`:not(${withoutPicture}) + &`]: hiddenText,
      [`a${content} &`]: { color: vars.color.link, textDecorationLine: vars.linkLine },
    },
    '@media': { [from('tablet')]: { paddingInline: vars.space.medium } },
  },
])

globalStyle(`${content} > ${withoutPicture}:has(+ ${caption}) > svg`, { display: 'none' })

/** Leaves space for the controls, which lie over the picture. */
export const besideControls = style({
  paddingBlockEnd: `calc(${vars.control.standard} + ${vars.space.large})`,
  '@media': { [from('tablet')]: { paddingBlockEnd: vars.space.small, paddingInlineEnd: '15rem' } },
})

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  // Limits the lines, because the supplier may send very long texts. Texts of usual length fit at any font size and spacing.
  WebkitLineClamp: 8,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
})

export const external = style({ display: 'inline-flex', verticalAlign: '-0.125em', marginInlineStart: '0.25em' })

export const controls = style({
  position: 'absolute',
  bottom: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surfaceRaised,
})

export const status = style({
  // A phone has no space for the status over the picture, so it is only read aloud there.
  '@media': { [below('tablet')]: hiddenText },
  paddingInline: vars.space.xsmall,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
