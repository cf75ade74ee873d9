import { style } from '@vanilla-extract/css'
import { frame } from '../MapFrame/MapFrame.css.ts'

export const picture = style([frame, { objectFit: 'cover' }])
