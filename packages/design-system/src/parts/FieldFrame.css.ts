import { globalStyle, style } from '@vanilla-extract/css'
import { coarsePointer, forcedColors } from '../css/breakpoints.ts'
import { pressAreaOverBorder, screenOnly } from '../css/shared.css.ts'
import { focusVisible, whenHoveredOver, whenTouched } from '../css/touched.ts'
import { vars } from '../theme/vars.css.ts'

export const field = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minWidth: 0,
})

export const label = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.standard,
})
export const marker = style([screenOnly, { color: vars.color.critical, marginInlineStart: '0.2em' }])

const help = style({ fontSize: vars.fontSize.small, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' })
export const description = style([screenOnly, help, { color: vars.color.textSubdued }])
export const error = style([
  help,
  {
    display: 'flex',
    gap: vars.space.xxsmall,
    alignItems: 'flex-start',
    color: vars.color.critical,
  },
])
// Centres the icon on the letters of the first line. Their middle is slightly above the middle of the line.
globalStyle(`${error} > svg`, { marginBlockStart: 'calc((1lh - 1rem) / 2 - 1px)' })

/** The box around an input, or around a group with an input. */
export const box = style([
  whenHoveredOver({ borderColor: vars.color.text }),
  {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    minHeight: vars.control.standard,
    border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.standard,
    '@media': {
      // Safari on a phone zooms in when an input below 16 px is focused.
      [coarsePointer]: { fontSize: `max(16px, ${vars.fontSize.standard})` },
      [forcedColors]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } } },
      // Prints only the value.
      print: { minHeight: 0, padding: 0, border: 0, background: 'none' },
    },
    selectors: {
      '&[data-invalid], [data-invalid] > &': {
        borderColor: vars.color.critical,
        boxShadow: `inset 0 0 0 1px ${vars.color.critical}`,
      },
      '&:focus-within': {
        outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      // The ring is around the red edge, which must stay visible.
      '&[data-invalid]:focus-within, [data-invalid] > &:focus-within': { outlineOffset: '1px' },
      '&[data-disabled], [data-disabled] > &': {
        backgroundColor: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
  },
])

/** The input inside the box. */
export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  // Together with the box's border, the input is as high as other controls.
  minHeight: `calc(${vars.control.standard} - 2 * ${vars.borderWidth.standard})`,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  '@media': { print: { paddingInline: 0 } },
  '::placeholder': { color: vars.color.textSubdued, opacity: 1 },
  // The box shows the focus instead.
  ':focus': { outline: 'none' },
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

/** A small button inside a box, for example to clear the field or to show a password. */
export const innerButton = style([
  screenOnly,
  pressAreaOverBorder,
  whenTouched({ backgroundColor: vars.color.surfaceHover, color: vars.color.text }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    alignSelf: 'stretch',
    minWidth: vars.control.standard,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.standard,
    color: vars.color.textSubdued,
    fontSize: vars.fontSize.small,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      [focusVisible]: { outlineOffset: '-2px' },
      '&:is(:disabled, [data-disabled])': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
  },
])

/** A note in the box, after the input. */
export const note = style({
  flexShrink: 0,
  paddingInlineEnd: vars.space.small,
  color: vars.color.textSubdued,
  fontSize: vars.fontSize.small,
})

/**
 * The button that fills in the suggested value. It never takes the whole field, so that a press beside it can place the
 * cursor.
 */
export const suggestion = style({
  flexShrink: 1,
  maxWidth: '80%',
  color: vars.color.link,
  textDecorationLine: vars.linkLine,
})
export const suggestionText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
