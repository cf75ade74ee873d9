/*
 * React Aria tells by attributes what is done to its buttons. Links are plain elements (see `Anchor`); these selectors are
 * for styles that both have.
 */

/** The mouse is on it. */
export const hovered = '&:is([data-hovered], a:hover)'
export const hoveredOrPressed = '&:is([data-hovered], [data-pressed], a:hover, a:active)'
export const focusVisible = '&:is([data-focus-visible], a:focus-visible)'
