/**
 * Minimum width of each layout that is wider than a phone's. In em, so that a user with larger text gets the layout of a
 * narrower window.
 */
export const breakpoints = { tablet: '48em', desktop: '64em', wide: '80em' } as const

export type Breakpoint = keyof typeof breakpoints

export const from = (breakpoint: Breakpoint) => `screen and (min-width: ${breakpoints[breakpoint]})`
export const below = (breakpoint: Breakpoint) =>
  `screen and (max-width: ${parseFloat(breakpoints[breakpoint]) - 0.01}em)`

/** Phones narrower than 352 px, or wider ones with larger text. */
export const narrowPhone = 'screen and (max-width: 21.99em)'

/** A condition for `@container`: a container that is narrow for its text, as on a phone with text of twice the size. */
export const narrowForText = '(max-width: 18rem)'

export const coarsePointer = '(pointer: coarse)'
/** The main pointer can hover. Without this condition, a hover style would remain after a tap on a touch screen. */
export const canHover = '(hover: hover)'
export const finePointer = 'not all and (pointer: coarse)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const forcedColors = '(forced-colors: active)'
