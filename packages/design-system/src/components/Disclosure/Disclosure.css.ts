import { style, styleVariants } from '@vanilla-extract/css'
import { whenTouched } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const disclosure = style({ minWidth: 0 })

export const trigger = style([
  whenTouched({ backgroundColor: vars.color.surfaceHover }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    paddingInline: vars.space.xsmall,
    border: 0,
    borderRadius: vars.radius.standard,
    background: 'none',
    color: vars.color.text,
    lineHeight: vars.lineHeight.standard,
    textAlign: 'start',
    cursor: 'pointer',
  },
])

/** In a menu the title is as high as a link. Elsewhere negative margins align its text with the text around it. */
export const triggerOf = styleVariants({
  standard: {
    width: `calc(100% + 2 * ${vars.space.xsmall})`,
    minHeight: vars.control.standard,
    marginInline: `calc(-1 * ${vars.space.xsmall})`,
    paddingBlock: vars.space.xsmall,
  },
  menu: { width: '100%', minHeight: vars.control.inline, paddingBlock: vars.space.xxsmall },
})

export const sign = style({
  display: 'inline-flex',
  color: vars.color.textSubdued,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(90deg)' } },
})

export const title = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })

/** In a menu, the links start where the title's text does. Their own padding then indents their text. */
export const content = styleVariants({
  standard: { paddingBlock: vars.space.xsmall },
  menu: { paddingInlineStart: `calc(1rem + 2 * ${vars.space.xsmall})` },
})
