import { style } from '@vanilla-extract/css'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'
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

export const skip = style([
  screenOnly,
  {
    position: 'fixed',
    top: vars.space.xsmall,
    insetInlineStart: vars.space.xsmall,
    zIndex: zIndex.skipLink,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.control.standard,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.standard,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.link,
    fontWeight: vars.fontWeight.strong,
    boxShadow: vars.elevation.floating,
    selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  },
])
