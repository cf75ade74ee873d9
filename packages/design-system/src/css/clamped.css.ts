import { style } from '@vanilla-extract/css'

/** For a name of any length: at most three lines. Paper has room for all of it. */
export const clamped = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  '@media': { print: { display: 'block' } },
})
