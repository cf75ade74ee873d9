import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  paddingBlock: '0.0625rem',
  border: `${vars.borderWidth.standard} solid transparent`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.standard,
  // Unlike `anywhere`, keeps a table column at least as wide as the badge's longest word.
  overflowWrap: 'break-word',
  // On paper the badge is plain text.
  '@media': { print: { padding: 0, border: 0, fontWeight: 'inherit' } },
})

const soft = (background: string, color: string) => ({
  backgroundColor: background,
  color,
  borderColor: `color-mix(in srgb, ${color} 25%, transparent)`,
})

export const tone = styleVariants({
  neutral: soft(vars.color.surfaceSunken, vars.color.textSubdued),
  positive: soft(vars.color.positiveSoft, vars.color.positive),
  caution: soft(vars.color.cautionSoft, vars.color.caution),
  critical: soft(vars.color.criticalSoft, vars.color.critical),
  info: soft(vars.color.infoSoft, vars.color.info),
})
