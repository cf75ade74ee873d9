import { style } from '@vanilla-extract/css'
import { from } from '../../css/breakpoints.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'

export const masthead = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.masthead,
  backgroundColor: vars.color.masthead,
  color: vars.color.onMasthead,
  borderBottom: `${vars.borderWidth.standard} solid transparent`,
  boxShadow: vars.elevation.raised,
  '@media': { print: { position: 'static', color: vars.color.text, background: 'none', boxShadow: 'none' } },
})

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  rowGap: vars.space.xxsmall,
  maxWidth: vars.contentWidth.wide,
  marginInline: 'auto',
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large, columnGap: vars.space.medium } },
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.standard,
  // A line of its own on a phone, so that a long name leaves the tools their room.
  flexBasis: '100%',
  fontSize: vars.fontSize.heading,
  fontWeight: vars.fontWeight.strong,
  '@media': { [from('tablet')]: { flexBasis: 'auto' } },
})

export const navigation = style({ display: 'flex', alignItems: 'center', minWidth: 0 })

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  marginInlineStart: 'auto',
  minWidth: 0,
})

export const search = style({
  flexBasis: '100%',
  minWidth: 0,
  color: vars.color.text,
  '@media': { print: { display: 'none' } },
})
