import { style, styleVariants } from '@vanilla-extract/css'
import { below as narrowerThan, breakpoints, from } from '../css/breakpoints.ts'
import type { Breakpoint } from '../css/breakpoints.ts'

export const shown = style({ display: 'contents' })

export const paperOnly = style({ '@media': { screen: { display: 'none' } } })

export const below = styleVariants(breakpoints, (_, name: Breakpoint) => ({
  '@media': { [narrowerThan(name)]: { display: 'none' } },
}))

export const above = styleVariants(breakpoints, (_, name: Breakpoint) => ({
  '@media': { [from(name)]: { display: 'none' } },
}))
