import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '../../css/breakpoints.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { zIndex } from '../../css/zIndex.ts'
import { vars } from '../../theme/vars.css.ts'
import { bar as actionBar } from '../ActionBar/ActionBar.css.ts'
import { banner } from '../Banner/Banner.css.ts'
import { inPlace } from '../Skeleton/Skeleton.css.ts'
import { spinner } from '../Spinner/Spinner.css.ts'
import { until } from '../SummaryBar/SummaryBar.css.ts'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { print: { display: 'block', minHeight: 0 } },
})

export const notices = style([screenOnly, { selectors: { '&:empty': { display: 'none' } } }])

const edge = (gutter: string) => `max(${gutter}, calc((100% - ${vars.contentWidth.container}) / 2 + ${gutter}))`

// Bars from edge to edge of the window, with their words on the edge of the page.
globalStyle(`${notices} ${banner}`, {
  paddingInline: edge(vars.gutter.phone),
  borderWidth: `0 0 ${vars.borderWidth.standard}`,
  borderRadius: 0,
  '@media': { [from('tablet')]: { paddingInline: edge(vars.gutter.standard) } },
})

export const content = style({
  flex: '1 0 auto',
  minWidth: 0,
  // Keeps the footer below the window during loading: most pages turn out longer than the window, so the footer would jump.
  selectors: { [`&:has(${inPlace}), &:has(${spinner})`]: { minHeight: '100dvh' } },
})

// On a short page with a bar at the lower edge, also keeps the footer below the window. The bar would cover most of it, and
// a strip of it would show above the bar.
for (const width of ['tablet', 'desktop'] as const) {
  globalStyle(`${content}:has(${until[width]})`, { '@media': { [below(width)]: { minHeight: '100dvh' } } })
}
globalStyle(`${content}:has(${actionBar})`, { '@media': { [below('tablet')]: { minHeight: '100dvh' } } })

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
    fontWeight: vars.fontWeight.medium,
    boxShadow: vars.elevation.floating,
    selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  },
])
