import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, from } from '../../css/breakpoints.ts'
import { textSizeOf } from '../../css/textSizeOf.ts'
import { focusVisible, whenHovered } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

/** CSS variables of the panel: the maximum height of its columns, and how many columns must fit side by side. */
export const panelRoom = '--navigation-room'
export const panelLevels = '--navigation-levels'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const root = style({ position: 'relative', display: 'inline-flex' })

/** In a wide window the label is shown instead. */
export const icon = style({ display: 'inline-flex', '@media': { [from('wide')]: { display: 'none' } } })

export const sign = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.quick}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
})

export const panel = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 1,
  marginTop: vars.space.xxsmall,
  animation: `${appear} ${vars.duration.quick} ease-out`,
})

export const width = styleVariants({
  list: { width: 'max-content', minWidth: '12rem', maxWidth: 'min(20rem, calc(100vw - 16px))' },
  columns: { width: `min(17rem, calc((100vw - 16px) / var(${panelLevels}, 1)))` },
})

const column = style({
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.standard,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
})

export const level = styleVariants({
  first: [column, { position: 'relative' }],
  // Positioned beside the parent column and relative to it. The parent column's list must not have a `position`, because
  // the list scrolls and would then cut off this column.
  further: [
    column,
    {
      position: 'absolute',
      top: '-1px',
      insetInlineStart: 'calc(100% - 1px)',
      width: `calc(100% + 2px)`,
      minHeight: 'calc(100% + 2px)',
    },
  ],
})

export const list = style({
  padding: vars.space.xxsmall,
  maxHeight: `var(${panelRoom}, 70vh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.small,
  selectors: { '&[data-open]': { backgroundColor: vars.color.surfaceHover } },
  '@media': {
    [forcedColors]: { selectors: { '&[data-open]': { outline: '1px solid', outlineOffset: '-1px' } } },
  },
})

export const destination = style({
  flex: 1,
  minWidth: 0,
  lineHeight: vars.lineHeight.standard,
  selectors: { '&[aria-current]': { fontWeight: vars.fontWeight.strong } },
})

export const words = style({ flex: 1, minWidth: 0 })

export const more = style([
  whenHovered({ backgroundColor: vars.color.surfaceHover, color: vars.color.text }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.control.standard,
    borderRadius: vars.radius.small,
    color: vars.color.textSubdued,
    selectors: { [focusVisible]: { outlineOffset: '-2px' } },
  },
])

export const note = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
})

export const noteTitle = style({ display: 'block', fontWeight: vars.fontWeight.strong })

export const noteText = style({ display: 'block', color: vars.color.textSubdued, ...textSizeOf('small') })

export const separator = style({
  // Without this height, the list item's marker would make the separator as high as a line.
  height: 0,
  marginBlock: vars.space.xxsmall,
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
})
