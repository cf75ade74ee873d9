import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { calmMotion } from './breakpoints.ts'
import { baseLayer } from './layers.css.ts'
import { mastheadHeight } from './mastheadHeight.ts'

const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } })

base('html', {
  // A sticky masthead must not cover what an in-page link or the keyboard moves to.
  scrollPaddingTop: `calc(var(${mastheadHeight}, 7rem) + 1rem)`,
  colorScheme: 'light',
})

base('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.fontFamily,
  fontSize: vars.fontSize.standard,
  lineHeight: vars.lineHeight.text,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
})

base(':focus-visible', {
  outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
  outlineOffset: '2px',
})

// React Aria adds this rule at run time in a <style> element, which a strict content security policy refuses. It leaves
// that out when an element with the id `react-aria-pressable-style` is in the page, and then relies on this copy.
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

// Motion that says that work goes on, and is calm in itself, stays.
base('*:not([data-essential-motion]), *::before, *::after', {
  '@media': {
    [calmMotion]: {
      // None, and not a short one: on a busy machine even an animation of no length shows its first, empty frame.
      animation: 'none !important',
      transitionDuration: '0s !important',
    },
  },
})

base('html, body', { '@media': { print: { background: 'none', fontSize: '10pt' } } })
base('a[href]', { '@media': { print: { textDecoration: 'underline' } } })
base('tr, li, article', { '@media': { print: { breakInside: 'avoid' } } })
base('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid' } } })
