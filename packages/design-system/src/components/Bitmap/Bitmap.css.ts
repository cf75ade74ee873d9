import { style } from '@vanilla-extract/css'

export const bitmap = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '80px',
  width: 'auto',
  height: 'auto',
  objectFit: 'contain',
})
