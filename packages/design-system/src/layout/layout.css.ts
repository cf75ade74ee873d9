import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { below as narrowerThan, breakpoints, from, type Breakpoint } from '../css/breakpoints.ts'
import { container, hiddenText } from '../css/shared.css.ts'
import { vars } from '../theme/vars.css.ts'

export const page = style([
  container,
  {
    paddingBlockStart: vars.space.medium,
    paddingBlockEnd: vars.space.xlarge,
    '@media': { print: { paddingBlock: 0 } },
  },
])

export const pageWidth = styleVariants({ full: {}, form: {}, narrow: {} })

// Narrow content is not centred, so that it is aligned with all other content.
globalStyle(`${pageWidth.form} > *`, { maxWidth: vars.contentWidth.form })
globalStyle(`${pageWidth.narrow} > *`, { maxWidth: vars.contentWidth.narrow })

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const inline = style({ display: 'flex', minWidth: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
})

export const labelColumn = style({})
globalStyle(`${labelColumn} > :first-child`, { flex: '0 1 10rem' })

/** An item of a list. Its child fills it, as if the item did not exist. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 })

export const shown = style({ display: 'contents' })

export const paperOnly = style({ '@media': { screen: { display: 'none' } } })

export const below = styleVariants(breakpoints, (_, name: Breakpoint) => ({
  '@media': { [narrowerThan(name)]: { display: 'none' } },
}))

export const hiddenBelow = styleVariants(breakpoints, (_, name: Breakpoint) => ({
  '@media': { [narrowerThan(name)]: hiddenText },
}))

export const above = styleVariants(breakpoints, (_, name: Breakpoint) => ({
  '@media': { [from(name)]: { display: 'none' } },
}))

/** The head is rendered only for printing. After printing, this style hides it until the next render. */
const paperHeadBase = style({ marginBlockEnd: vars.space.medium, '@media': { screen: { display: 'none' } } })

export const paperHead = styleVariants({ page: [paperHeadBase], document: [paperHeadBase] })

// If a `document` head is printed, this rule hides the `page` head and the screen's h1.
globalStyle(`:root:has(${paperHead.document}) :is(${paperHead.page}, h1:not(${paperHead.document} *))`, {
  '@media': { print: { display: 'none' } },
})

export const paperPages = style([paperOnly])

globalStyle(`${paperPages} > * + *`, { breakBefore: 'page' })
globalStyle(`body:has(> ${paperPages}) > :not(${paperPages})`, { '@media': { print: { display: 'none' } } })
