import { style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { rows } from '../../layout/Grid.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** Styles of a card that is a row of a phone's sheet. */
const asRow = (rule: StyleRule) => ({ [below('tablet')]: { selectors: { [`${rows} &`]: rule } } })

export const card = style({
  minWidth: 0,
  border: `${vars.borderWidth.standard} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  // No boxes on paper, so that the contents of all cards start at the same edge.
  '@media': {
    ...asRow({ border: 0, borderRadius: 0, paddingBlock: vars.space.small, paddingInline: vars.gutter.phone }),
    print: { border: 0 },
  },
})

export const withActions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  '@media': asRow({ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' }),
})

/** With large text the actions stand below it. */
export const words = style({ minWidth: 0, '@media': asRow({ flex: '1 1 9rem' }) })

export const actions = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.small,
    marginBlockStart: 'auto',
    '@media': asRow({ marginBlockStart: 0 }),
  },
])

export const padding = styleVariants(vars.space, (value, name) => ({
  padding: value,
  '@media': {
    // Two cards beside each other have little room on a phone.
    ...(name === 'small' && { [below('tablet')]: { padding: vars.space.xsmall } }),
    print: { padding: 0 },
  },
}))

/** A card whose text is aligned with the edge of the page. */
export const sheet = style({
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(-1 * ${vars.gutter.phone})`,
      borderInlineWidth: 0,
      borderRadius: 0,
      paddingInline: vars.gutter.phone,
    },
  },
})
