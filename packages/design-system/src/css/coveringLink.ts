import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { whenHovered } from './touched.ts'

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
