import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style({
  borderTop: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  '@media': { print: { display: 'none' } },
})

export const kind = styleVariants({
  actions: {
    position: 'sticky',
    bottom: 0,
    zIndex: zIndex.sticky,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    boxShadow: vars.elevation.floating,
  },
  links: {},
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  maxWidth: vars.contentWidth.wide,
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large } },
})
