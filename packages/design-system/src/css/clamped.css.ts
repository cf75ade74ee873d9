import { style } from '@vanilla-extract/css'

/** Limits a name of any length to three lines on screen. Paper shows all of it. */
export const clamped = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@media': { print: { display: 'block' } },
})
