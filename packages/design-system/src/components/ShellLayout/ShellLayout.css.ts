import { style } from '@vanilla-extract/css'
import { inPlace } from '../Skeleton/Skeleton.css.ts'
import { spinner } from '../Spinner/Spinner.css.ts'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { print: { display: 'block', minHeight: 0 } },
})

export const content = style({
  flex: '1 0 auto',
  minWidth: 0,
  // Keeps the footer below the window during loading: most pages turn out longer than the window, so the footer would jump.
  selectors: { [`&:has(${inPlace}), &:has(${spinner})`]: { minHeight: '100dvh' } },
})
