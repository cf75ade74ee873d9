import { style } from '@vanilla-extract/css'
import { below } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { whenTouched } from '../../css/touched.ts'
import { vars } from '../../theme/vars.css.ts'
import { textButton } from '../TextButton/TextButton.css.ts'

export const cellButton = style([
  textButton,
  {
    fontWeight: 'inherit',
    textAlign: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    maxWidth: '100%',
  },
])

/** Looks like text until it is hovered or pressed. */
const asText = (color: string) =>
  style([
    whenTouched({ color: vars.color.linkHover, textDecorationLine: 'underline' }),
    { color, textDecorationLine: 'none' },
  ])

export const data = asText(vars.color.text)
export const subdued = style([asText(vars.color.textSubdued), { '@media': { [below('tablet')]: { display: 'none' } } }])

export const icon = style([screenOnly, { display: 'flex', color: vars.color.textSubdued }])

/** Keeps the text on one line, and cuts it off at the end of the column. */
export const text = style({
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

export const printed = style({ '@media': { screen: { display: 'none' } }, whiteSpace: 'pre-line' })
