import type { CSSProperties, StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
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

/**
 * A link that covers the whole entry around it. A press anywhere on the entry then follows the link. Give the entry a
 * `position`. Its other controls need one too, because they must lie on top of the link.
 */
export const coveringLink = (radius: string): StyleRule => ({
  color: vars.color.link,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius },
    '&:focus-visible::after': {
      outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
    },
  },
})

/** The style of a hovered link. Put it last in a list of styles, so that no other style overrides the colour. */
export const coveringLinkHovered = whenHovered({
  color: vars.color.linkHover,
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
})

/**
 * The look of a chosen element: a soft fill with an outline. The outline is a shadow, because `outline` shows the focus.
 * Forced colours remove the fill and the shadow, so combine this style with `highlight`.
 */
export const selected = {
  backgroundColor: vars.color.selected,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.strong} ${vars.color.primaryOutline}`,
  color: vars.color.text,
} satisfies StyleRule
