import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { print: { display: 'block', minHeight: 0 } },
})

export const content = style({ flex: '1 0 auto', minWidth: 0 })
