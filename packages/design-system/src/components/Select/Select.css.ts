import { createVar, globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { finePointer } from '../../css/breakpoints.ts'
import * as frame from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const box = style({ position: 'relative' })

/** The select element extends under the arrow, so that a press on the arrow opens the list too. */
export const select = style([
  frame.input,
  {
    appearance: 'none',
    paddingInlineEnd: `calc(${vars.space.xsmall} + 1.25rem)`,
    borderRadius: vars.radius.standard,
    color: 'inherit',
    // Keeps the text on one line even in a narrow field, and lets it end before the arrow.
    overflow: 'clip',
    overflowClipMargin: 'content-box',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&[data-placeholder]': { color: vars.color.textSubdued } },
  },
])

/**
 * As text, the select has no edge until it is hovered. It is as high as the line: the negative margin takes back what a
 * finger needs.
 */
export const look = styleVariants({
  field: {},
  text: {
    display: 'inline-flex',
    width: 'auto',
    minHeight: vars.control.inline,
    marginBlock: `calc((1lh - ${vars.control.inline}) / 2)`,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    fontSize: 'inherit',
  },
})

export const root = styleVariants({ field: {}, text: { display: 'inline-flex', verticalAlign: 'baseline' } })

globalStyle(`${look.text} > ${select}`, {
  flex: 'none',
  width: 'auto',
  minHeight: `calc(${vars.control.inline} - 2 * ${vars.borderWidth.standard})`,
  paddingBlock: 0,
  paddingInline: `${vars.space.xxsmall} 1.125rem`,
})

globalStyle(`${box} > svg`, {
  position: 'absolute',
  insetInlineEnd: vars.space.xsmall,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
})

export const option = style({
  whiteSpace: 'normal',
  textIndent: 0,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
})

// Styles the opened list for a mouse, in browsers that support it. A phone shows its own list.
const withOwnList = (rule: GlobalStyleRule) => ({
  '@media': { [finePointer]: { '@supports': { '(appearance: base-select)': rule } } },
})

// A variable, because the CSS types do not know the value `base-select` yet.
const baseSelect = createVar()
globalStyle(
  select,
  withOwnList({ vars: { [baseSelect]: 'base-select' }, appearance: baseSelect, alignItems: 'center' }),
)
globalStyle(`${select}::picker-icon`, withOwnList({ display: 'none' }))
globalStyle(
  `${select}::picker(select)`,
  withOwnList({
    appearance: baseSelect,
    marginBlock: vars.space.xxsmall,
    padding: vars.space.xxsmall,
    border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surfaceRaised,
    boxShadow: vars.elevation.floating,
  }),
)
globalStyle(
  option,
  withOwnList({
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
  }),
)
globalStyle(`${option}:checked`, withOwnList({ fontWeight: vars.fontWeight.strong }))
globalStyle(`${option}:is(:hover, :focus-visible)`, withOwnList({ backgroundColor: vars.color.surfaceHover }))

globalStyle(`${look.text} > svg`, { insetInlineEnd: 0, width: '1rem' })
