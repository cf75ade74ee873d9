import { style } from '@vanilla-extract/css'
import { textButton } from '../TextButton/TextButton.css.ts'

export const cellButton = style([
  textButton,
  {
    fontWeight: 'inherit',
    textAlign: 'inherit',
  },
])

export const printed = style({ '@media': { screen: { display: 'none' } }, whiteSpace: 'pre-line' })
