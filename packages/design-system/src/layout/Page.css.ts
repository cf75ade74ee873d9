import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../css/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

export const page = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.large,
  '@media': {
    [from('tablet')]: { paddingInline: vars.space.large, paddingBlock: vars.space.xlarge },
    print: { maxWidth: 'none', padding: 0 },
  },
})

export const width = styleVariants(vars.contentWidth, (value) => ({ maxWidth: value }))
