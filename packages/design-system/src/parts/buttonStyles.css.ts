import { style, styleVariants } from '@vanilla-extract/css'
import { below, canHover } from '../css/breakpoints.ts'
import { screenOnly } from '../css/shared.css.ts'
import { focusVisible, whenTouched } from '../css/touched.ts'
import { vars } from '../theme/vars.css.ts'

/** The styles of buttons, and of links that look like buttons. */
export const button = style([
  screenOnly,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    maxWidth: '100%',
    // Every button has a border. Forced colours remove backgrounds, so only the border shows the button's edge there.
    border: `${vars.borderWidth.standard} solid transparent`,
    borderRadius: vars.radius.standard,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.standard,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    // Only one property has a transition. React Aria keeps an element in memory if the element is removed while two
    // transitions are running.
    transition: `background-color ${vars.duration.quick}`,
    selectors: {
      '&[data-disabled]': { cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
])

/** A margin that lets the invisible edge around an icon reach beyond its place, so that the icon is aligned with texts. */
export const beyondIcon = `calc((1.25rem - ${vars.control.standard}) / 2)`

/** A button with only an icon. */
export const square = style({
  flexShrink: 0,
  width: vars.control.standard,
  height: vars.control.standard,
  padding: 0,
})

export const size = styleVariants({
  standard: {
    minHeight: vars.control.standard,
    paddingInline: vars.space.medium,
    paddingBlock: vars.space.xxsmall,
    fontSize: vars.fontSize.standard,
  },
  small: {
    minHeight: vars.control.standard,
    paddingInline: vars.space.small,
    paddingBlock: vars.space.xxsmall,
    fontSize: vars.control.smallText,
  },
})

export const width = styleVariants({
  content: {},
  // The main buttons of a panel are as high as those of a form.
  full: {
    width: '100%',
    selectors: { [`${size.standard}&`]: { minHeight: `max(${vars.control.standard}, ${vars.control.comfortable})` } },
  },
  fullOnPhone: { '@media': { [below('tablet')]: { width: '100%' } } },
})

const { color } = vars

const off = '&[data-disabled]'

interface Edge {
  border: string
  hoverBorder: string
}

const solid = (background: string, hover: string, color: string, { border, hoverBorder }: Edge) =>
  style([
    whenTouched({ backgroundColor: hover, borderColor: hoverBorder }),
    {
      backgroundColor: background,
      borderColor: border,
      color,
      selectors: {
        // A white gap inside the focus ring keeps the ring visible on any background.
        [focusVisible]: { boxShadow: `0 0 0 2px ${vars.color.surface}` },
        [off]: {
          backgroundColor: vars.color.surfaceSunken,
          borderColor: vars.color.border,
          color: vars.color.textDisabled,
        },
      },
    },
  ])

/** Its label shows where the button is, so an ordinary edge is faint. */
const outlined = (color: string, border: string, soft: string) =>
  style([
    whenTouched({ backgroundColor: soft }),
    {
      backgroundColor: vars.color.surface,
      borderColor: border,
      boxShadow: vars.elevation.button,
      color,
      selectors: {
        [off]: { borderColor: vars.color.border, boxShadow: 'none', color: vars.color.textDisabled },
      },
    },
  ])

/**
 * An outlined button that is filled while the pointer or the focus is in its list item. The other items have the same
 * button, so the fill shows which one belongs to this item.
 */
const outlinedUntilActive = (): string => {
  const fill = { backgroundColor: color.primaryFill, borderColor: color.primaryOutline, color: color.onPrimaryFill }
  const on = '&:where(:not([data-disabled]))'
  return style([
    {
      backgroundColor: color.surface,
      borderColor: color.borderButton,
      boxShadow: vars.elevation.button,
      color: color.text,
      selectors: {
        [inActiveItem('focus-within', on)]: fill,
        [focusVisible]: { boxShadow: `0 0 0 2px ${color.surface}` },
        [off]: { borderColor: color.border, boxShadow: 'none', color: color.textDisabled },
      },
      '@media': { [canHover]: { selectors: { [inActiveItem('hover', on)]: fill } } },
    },
    whenTouched({ backgroundColor: color.primaryFillHover, borderColor: color.primaryOutlineHover }),
  ])
}

/** Only the innermost item counts, because an item may be a group of items. */
const inActiveItem = (state: 'hover' | 'focus-within', button: string) =>
  `:where(li:${state} > :not(ul)) ${button}, :where(li:${state}) > ${button}`

const bare = (color: string, soft: string, line: string, border = 'transparent') =>
  style([
    whenTouched({ backgroundColor: soft }),
    {
      backgroundColor: 'transparent',
      borderColor: border,
      color,
      textDecorationLine: line,
      textUnderlineOffset: '0.18em',
      selectors: { [off]: { color: vars.color.textDisabled } },
    },
  ])

const subdued = (touched: string, soft: string) =>
  style([whenTouched({ color: touched }), bare(color.textSubdued, soft, 'none')])

export const look = {
  primary: {
    brand: solid(color.primaryFill, color.primaryFillHover, color.onPrimaryFill, {
      // With a pale brand colour, the background alone would not show the button's edge.
      border: color.primaryOutline,
      hoverBorder: color.primaryOutlineHover,
    }),
    critical: solid(color.destructiveFill, color.destructiveFillHover, color.onDestructiveFill, {
      border: color.critical,
      hoverBorder: color.criticalHover,
    }),
  },
  secondary: {
    brand: outlined(color.text, color.borderButton, color.surfaceHover),
    critical: outlined(color.critical, color.critical, color.criticalSoft),
  },
  /** For a button that each list item has. */
  inItem: {
    brand: outlinedUntilActive(),
    critical: outlined(color.critical, color.critical, color.criticalSoft),
  },
  quiet: {
    brand: bare(color.link, color.surfaceHover, vars.linkLine),
    critical: bare(color.critical, color.criticalSoft, 'none', color.destructiveQuietEdge),
  },
  /** For an icon button, such as a cross: grey until it is touched. */
  subdued: {
    brand: subdued(color.text, color.surfaceHover),
    critical: subdued(color.critical, color.criticalSoft),
  },
}

export type ButtonVariant = keyof typeof look
