import { style, styleVariants } from '@vanilla-extract/css'
import { highlight, selected, selectedBar } from '../../css/selected.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { whenHovered } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'

export const link = style({
  position: 'relative',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.18em',
  textDecorationThickness: 'from-font',
  transition: `color ${vars.duration.quick}`,
})

/** A link outside sentences, as high as a press target must be. A link in a sentence is only as high as its line. */
export const byItself = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.control.inline,
  minHeight: vars.control.inline,
})

/** In running text, only the underline shows where a link begins and ends. */
export const inSentence = style([
  whenHovered({ textDecorationThickness: vars.borderWidth.strong }),
  { selectors: { '&&': { textDecorationLine: 'underline' } } },
])

export const variant = styleVariants({
  text: [
    whenHovered({ color: vars.color.linkHover, textDecorationLine: 'underline' }),
    { color: vars.color.link, textDecorationLine: vars.linkLine },
  ],
  subtle: [whenHovered({ textDecoration: 'underline' }), { color: 'inherit', textDecoration: 'none' }],
  option: [
    whenHovered({ backgroundColor: vars.color.surfaceHover }),
    {
      display: 'flex',
      paddingInline: vars.space.xsmall,
      paddingBlock: vars.space.xxsmall,
      color: vars.color.text,
      textDecoration: 'none',
      '@media': highlight('&[aria-current]'),
      selectors: {
        '&[aria-current]': {
          ...selected,
          boxShadow: `${selectedBar}, inset 0 0 0 ${vars.borderWidth.strong} ${vars.color.selectedOutline}`,
        },
      },
    },
  ],
})

export const current = style({ fontWeight: vars.fontWeight.strong })

export const external = style([
  screenOnly,
  { display: 'inline-flex', verticalAlign: '-0.125em', marginInlineStart: '0.25em' },
])
