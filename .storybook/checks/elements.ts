/** The element that contains the messages of `announce` for screen readers. It is in the page, but invisible. */
export const liveAnnouncer = '[data-live-announcer]'

export const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'

/** The words of an element in one line. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * The name that an author gave to a landmark, group, dialog, list, table or field; empty if there is none. Cannot be used
 * for roles that take their name from their content.
 */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy === null) return ownName(element)
  const named = labelledBy.split(/\s+/).flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
  return named.map((label) => label.getAttribute('aria-label') ?? textOf(label)).join(' ')
}

function ownName(element: Element): string {
  const caption = element.querySelector(':scope > legend, :scope > caption, :scope > figcaption')
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  const names = [
    element.getAttribute('aria-label'),
    ...(isField ? [...(element.labels ?? [])].map(textOf) : []),
    caption && textOf(caption),
    element.getAttribute('title'),
  ]
  return names.find((name) => (name ?? '').trim() !== '') ?? ''
}

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

/** How many characters of an element's text its description quotes. That is enough to find the element on the page. */
const maxQuotedLength = 40

/** Names an element for a person who has to find it, such as `<ul "Products"> in <main>`. */
export function describeElement(element: Element): string {
  const around = element.parentElement?.closest(
    '[role], main, nav, section, form, dialog, table, ul, ol, header, footer',
  )
  return around ? `${tagOf(element)} in ${tagOf(around)}` : tagOf(element)
}

function tagOf(element: Element): string {
  const role = element.getAttribute('role')
  const words = nameOf(element) || (element.matches('main, [role=presentation]') ? '' : textOf(element))
  const quoted = words.length > maxQuotedLength ? `${words.slice(0, maxQuotedLength)}…` : words
  return `<${element.localName}${role === null ? '' : ` role=${role}`}${quoted === '' ? '' : ` "${quoted}"`}>`
}
