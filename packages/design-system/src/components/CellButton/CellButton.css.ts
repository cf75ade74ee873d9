import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'
import { textButton } from '../TextButton/TextButton.css.ts'

export const cellButton = style([
  textButton,
  {
    fontWeight: 'inherit',
    textAlign: 'inherit',
    ':hover': { color: vars.color.linkHover, textDecorationLine: 'underline' },
  },
])
