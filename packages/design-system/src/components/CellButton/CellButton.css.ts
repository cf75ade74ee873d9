import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { screenOnly } from '../../css/shared.css.ts'
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

export const icon = style([screenOnly, { display: 'flex' }])

/** On one line, and cut off where the column ends. */
export const text = style({
  '@media': { screen: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

export const printed = style({ '@media': { screen: { display: 'none' } }, whiteSpace: 'pre-line' })
