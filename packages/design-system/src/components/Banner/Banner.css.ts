import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { zIndex } from '../../css/zIndex.ts'
import { beyondIcon } from '../../parts/buttonStyles.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  border: `${vars.borderWidth.standard} solid`,
  borderRadius: vars.radius.standard,
})

export const inView = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(${bottomBarHeight}, 0px) + ${vars.space.xsmall})`,
  zIndex: zIndex.sticky,
})

const accent = createVar()

const soft = (background: string, color: string) => ({
  backgroundColor: background,
  borderColor: `color-mix(in srgb, ${color} 35%, ${background})`,
  vars: { [accent]: color },
})

export const tone = styleVariants({
  neutral: soft(vars.color.surfaceSunken, vars.color.textSubdued),
  info: soft(vars.color.infoSoft, vars.color.info),
  positive: soft(vars.color.positiveSoft, vars.color.positive),
  caution: soft(vars.color.cautionSoft, vars.color.caution),
  critical: soft(vars.color.criticalSoft, vars.color.critical),
})

export const icon = style({ display: 'inline-flex', paddingBlockStart: '0.0625rem', color: accent })
/**
 * The action is beside the text, where no toast covers it; if there is no space, it is below the text. The close button
 * stays in the corner.
 */
export const content = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  alignSelf: 'center',
  minWidth: 0,
})
/** In the corner: the icon, and not the button's invisible edge, is as far from the edges as the text. */
export const dismiss = style({
  marginBlock: beyondIcon,
  marginInlineEnd: beyondIcon,
})

export const words = style({ alignSelf: 'center', minWidth: 0 })
export const title = style({ fontWeight: vars.fontWeight.strong, color: accent })
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line', color: vars.color.text })
