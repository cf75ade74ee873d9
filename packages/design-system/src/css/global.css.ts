import { globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'
import { mastheadHeight } from './barHeights.ts'
import { coarsePointer, finePointer, forcedColors, from, reducedMotion } from './breakpoints.ts'
import { baseLayer } from './reset.css.ts'
import { spinAnimation } from './shared.css.ts'
import { textSizeOf } from './textSizeOf.ts'

const base = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [baseLayer]: rule } })

base('html', {
  // Keeps the sticky masthead from covering the target of an in-page link or the focused element.
  scrollPaddingTop: `calc(var(${mastheadHeight}, 7rem) + 1rem)`,
  colorScheme: 'light',
})

base('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.fontFamily,
  ...textSizeOf('standard'),
  // Digits of equal width, so that amounts in a column can be compared.
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The spaces of the portal's typeface are narrow.
  wordSpacing: '0.05em',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  // No single short word on the last line.
  textWrap: 'pretty',
})

base(':focus-visible', {
  outline: `${vars.borderWidth.strong} solid ${vars.color.focus}`,
  outlineOffset: '2px',
})

// Shows a press in the next frame, even if the press starts slow work.
base(':is(a, button, label, [role="option"], [role^="menuitem"]):active:not(:disabled, [aria-disabled="true"])', {
  opacity: 0.7,
})

const unseen = keyframes({ 'from, to': { visibility: 'hidden' } })

// Styles the loading indicator in the page's HTML. It is shown before the first script has loaded, when the theme does not
// apply yet. It is hidden for half a second, because it would flicker on a fast connection.
base('#root > p:first-child', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '0.75rem',
  minHeight: '100dvh',
  fontFamily: 'system-ui, sans-serif',
  color: '#555',
  animation: `${unseen} 500ms`,
})
base('#root > p + p', {
  position: 'fixed',
  inset: 'auto 1rem 20dvh',
  textAlign: 'center',
  fontFamily: 'system-ui, sans-serif',
  color: '#555',
  animation: `${unseen} 15s`,
})
base('#root > p > a', { display: 'inline-block', paddingBlock: '0.75rem', textDecoration: 'underline' })
base('#root > p:first-child::before', {
  content: '""',
  width: '2.375rem',
  aspectRatio: '1',
  border: '0.25rem solid #ccc',
  borderTopColor: 'currentColor',
  borderRadius: '50%',
  animation: spinAnimation,
})

// No outline on the main landmark and on headings. They are focused only so that screen readers continue reading there.
base(':is(main, h1, h2, h3, h4)[tabindex="-1"]:focus-visible', { outline: 'none' })

// Keeps a quick second tap on a button from zooming the page. React Aria adds this rule for its own buttons in a <style>
// element, which a strict Content-Security-Policy refuses. If the page has an element with the id
// `react-aria-pressable-style`, React Aria adds nothing and relies on this rule.
base(':is(button, label, [data-react-aria-pressable])', { touchAction: 'pan-x pan-y pinch-zoom' })

// With reduced motion nothing moves except progress indicators, which then pulse slowly.
base('*:not([data-essential-motion]), *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      // Removes animations completely. With a duration of zero, the browser might still show an animation's first frame for
      // a moment. In this frame, the element is often transparent.
      animation: 'none !important',
      transitionDuration: '0s !important',
    },
  },
})

const { control, fontSize, row } = vars

const compact = {
  [control.standard]: control.compact,
  [control.smallText]: fontSize.small,
  [row.standard]: row.compact,
}
const comfortable = { ...compact, [control.standard]: control.comfortable, [row.standard]: row.comfortable }
const touch = { [control.standard]: control.touch, [control.inline]: control.touch, [row.standard]: row.comfortable }
/** Not on phones, where the texts beside small controls need the width. */
const touchOnTablet = { [control.smallText]: fontSize.standard }

/**
 * Sets how much space rows and controls take. With a mouse they are compact; for fingers they are larger. A form's fields
 * are larger with a mouse too (`comfortable`), because people fill them in one by one and do not compare them. `:root` is
 * repeated for a higher specificity than the theme's class.
 */
globalStyle(':root:root', {
  '@media': {
    [finePointer]: { vars: compact },
    [coarsePointer]: { vars: touch },
    [`${from('tablet')} and ${coarsePointer}`]: { vars: touchOnTablet },
  },
})
globalStyle('form', { '@media': { [finePointer]: { vars: comfortable } } })

// Lets a reviewer choose the density independently of the pointer.
globalStyle(':root:root[data-density=compact]', { vars: compact })
globalStyle(':root:root[data-density=comfortable]', { vars: comfortable })
globalStyle(':root:root[data-density=touch], [data-density=touch] form', {
  vars: touch,
  '@media': { [from('tablet')]: { vars: touchOnTablet } },
})

globalStyle('[data-disabled], label:has(:disabled)', {
  '@media': { [forcedColors]: { color: 'GrayText !important', borderColor: 'GrayText !important' } },
})
