import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { below, canHover, from } from '../../css/breakpoints.ts'
import { filledWith } from '../../css/selected.ts'
import * as choice from '../../parts/choice.css.ts'
import { description as help } from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const options = style({ display: 'flex', columnGap: vars.space.large, rowGap: vars.space.xxsmall })

export const orientation = styleVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap' },
})

const row = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
} as const

export const button = style([row, { minHeight: vars.control.inline }])

type Rule = Omit<GlobalStyleRule, '@media'>

const column = { display: 'flex', flexDirection: 'column' } as const

/** Cards in rows, one below the other, with shared borders. */
export const rows = style(column)

/** Cards side by side and, where three of them would not fit, in rows. */
export const cards = style({
  '@media': {
    [below('wide')]: column,
    // As far apart as the fields of a form, so that three cards are in line with three fields.
    [from('wide')]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, columnGap: vars.space.medium },
  },
})
globalStyle(`${cards} > *`, { '@media': { [from('wide')]: { flex: '1 1 11rem', minWidth: 0 } } })

const joined = (list: string, wrap: (rule: Rule) => GlobalStyleRule) => {
  globalStyle(`${list} > * + *`, wrap({ marginBlockStart: `calc(-1 * ${vars.borderWidth.standard})` }))
  globalStyle(`${list} > :not(:first-child) > label`, wrap({ borderStartStartRadius: 0, borderStartEndRadius: 0 }))
  globalStyle(`${list} > :not(:last-child) > label`, wrap({ borderEndStartRadius: 0, borderEndEndRadius: 0 }))
}
joined(rows, (rule) => rule)
joined(cards, (rule) => ({ '@media': { [below('wide')]: rule } }))

export const card = style([
  row,
  choice.option,
  {
    width: '100%',
    height: '100%',
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xxsmall,
    border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
    borderRadius: vars.radius.standard,
    selectors: { '[aria-invalid] &': { borderColor: vars.color.critical } },
  },
])

export const label = style({ overflowWrap: 'anywhere' })
export const end = style({ marginInlineStart: 'auto' })

/** Indents the description as far as the labels. */
export const description = style([help, { paddingInlineStart: `calc(1.25rem + ${vars.space.xsmall})` }])

export const mark = style({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  border: `${vars.borderWidth.standard} solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surface,
  '@media': { [canHover]: { selectors: { [`:where(label:hover) > &`]: { borderColor: vars.color.text } } } },
  selectors: {
    '[aria-invalid] &': { borderColor: vars.color.critical },
    // A thick border instead of a dot, because forced colours keep it visible.
    // Its colour is that of anything selected, which is neutral if the brand is reddish or pale. One of the two is transparent.
    'input:checked + &': {
      borderWidth: '6px',
      borderColor: 'transparent',
      background: [
        `${filledWith(vars.color.surface)} padding-box`,
        `${filledWith(vars.color.selectedBar)} border-box`,
        `${filledWith(vars.color.selectedOutline)} border-box`,
      ].join(', '),
    },
    // A card's input is as large as the card, and shows the focus itself.
    [`input:not(.${choice.input}):focus-visible + &`]: {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    'input:disabled + &': {
      borderColor: vars.color.textDisabled,
      backgroundColor: vars.color.surfaceSunken,
    },
  },
})
