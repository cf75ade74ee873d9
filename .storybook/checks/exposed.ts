import { textOf } from './nameOf.ts'

/**
 * Parts at which a screen reader may stop. An aria-hidden element that contains one of them is more than decoration, so it
 * is checked like visible content.
 */
const controls = 'a[href], button, input, select, textarea'
const texts = 'main, nav, section, h1, h2, h3, h4, h5, h6, li, tr'

/**
 * The matching elements that screen readers can reach. Elements behind an open popover or dialog are included, although
 * they are hidden until it closes.
 */
export function exposed(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter(isExposed)
}

export function isExposed(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.matches('[hidden]') || isHiddenByAuthor(part)) return false
    const { display, visibility } = getComputedStyle(part)
    if (display === 'none' || (part === element && visibility === 'hidden')) return false
  }
  return true
}

function isHiddenByAuthor(element: Element): boolean {
  if (element.getAttribute('aria-hidden') !== 'true') return false
  const parts = [element, ...element.querySelectorAll(`${controls}, ${texts}`)]
  // A text element without words does not count, because grey placeholders have the same elements as the content.
  return !parts.some((part) => part.matches(controls) || (part.matches(texts) && textOf(part) !== ''))
}
