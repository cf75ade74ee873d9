import { style } from '@vanilla-extract/css'

export const date = style({ whiteSpace: 'nowrap' })
