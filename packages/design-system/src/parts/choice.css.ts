import { style } from '@vanilla-extract/css'

/** The input of a choice, transparent over all of it: a finger that explores the page with a screen reader finds it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
})
