import { style } from '@vanilla-extract/css'
import { focusVisible, whenTouched } from '../css/touched.ts'
import { vars } from '../theme/vars.css.ts'

const touched = { backgroundColor: vars.color.mastheadHover, color: vars.color.onMastheadHover }

/** A control on the masthead. */
export const item = style([
  whenTouched(touched),
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    minWidth: vars.control.standard,
    minHeight: vars.control.standard,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.standard,
    color: vars.color.onMasthead,
    fontSize: vars.fontSize.standard,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick}`,
    '@media': { print: { paddingInline: 0, color: 'inherit' } },
    selectors: {
      '&[aria-expanded=true]': touched,
      // The usual focus colour may be invisible on the supplier's colour.
      [focusVisible]: { outlineColor: 'currentColor', outlineOffset: '-2px' },
      // The current page is marked by a border, because forced colours remove shadows.
      '&:is([data-current], [aria-current])::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        borderBottom: `${vars.borderWidth.strong} solid`,
      },
    },
  },
])
