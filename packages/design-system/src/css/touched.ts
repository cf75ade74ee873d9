import type { CSSProperties, StyleRule } from '@vanilla-extract/css'
import { canHover } from './breakpoints.ts'

/*
 * Styles of links and buttons that are hovered, pressed or focused. They match both the browser's pseudo-classes on plain
 * elements and the attributes that React Aria sets on its components.
 */

const own = ':is(a, button)'
const operable = ':not(:disabled, [aria-disabled=true])'

/** `:where` adds no specificity, so that the styles of disabled, selected and invalid elements win. */
const ownHover = `&:where(${own}:hover${operable})`

/** Styles while the mouse is over the element. */
export const whenHovered = (rule: CSSProperties): StyleRule => ({
  selectors: { '&[data-hovered]': rule },
  '@media': { [canHover]: { selectors: { [ownHover]: rule } } },
})

/** Styles while the mouse is over the element, or the element is pressed. */
export const whenTouched = (rule: CSSProperties): StyleRule => ({
  selectors: { '&:is([data-hovered], [data-pressed])': rule, [`&:where(${own}:active${operable})`]: rule },
  '@media': { [canHover]: { selectors: { [ownHover]: rule } } },
})

/**
 * Styles while the mouse is over an element that is not a control itself, such as the box around an input.
 * @param selector Set this to style only a part of the hovered element, such as `:where(button:hover) > &`.
 */
export const whenHoveredOver = (rule: CSSProperties, selector = '&:where(:hover)'): StyleRule => ({
  '@media': { [canHover]: { selectors: { [selector]: rule } } },
})

/** The element has the focus, and the user is using the keyboard. */
export const focusVisible = '&:is([data-focus-visible], :focus-visible)'
