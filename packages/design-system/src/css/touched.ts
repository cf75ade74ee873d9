import type { CSSProperties, StyleRule } from '@vanilla-extract/css'

/*
 * Links and buttons are elements of the browser, which knows what is done to them. React Aria tells the same of its own
 * components by attributes. These styles are for what both are made of.
 */

/** After a tap a browser leaves the hover where the finger was, until the next tap. */
const canRest = '(hover: hover)'

const own = ':is(a, button)'
const operable = ':not(:disabled, [aria-disabled=true])'

/** `:where` adds nothing to the specificity: what is disabled, selected or wrong looks so under the mouse as well. */
const ownHover = `&:where(${own}:hover${operable})`

/** The mouse is on it. */
export const whenHovered = (rule: CSSProperties): StyleRule => ({
  selectors: { '&[data-hovered]': rule },
  '@media': { [canRest]: { selectors: { [ownHover]: rule } } },
})

/** The mouse is on it, or it is held down. */
export const whenTouched = (rule: CSSProperties): StyleRule => ({
  selectors: { '&:is([data-hovered], [data-pressed])': rule, [`&:where(${own}:active${operable})`]: rule },
  '@media': { [canRest]: { selectors: { [ownHover]: rule } } },
})

/** The mouse is on something that is not operated itself, such as the box around an input. */
export const whenHoveredOver = (rule: CSSProperties): StyleRule => ({
  '@media': { [canRest]: { selectors: { '&:where(:hover)': rule } } },
})

/** It has the focus, and the reader uses the keyboard. */
export const focusVisible = '&:is([data-focus-visible], :focus-visible)'
