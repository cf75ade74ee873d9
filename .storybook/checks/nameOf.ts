/** The words of an element in one line. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * The name that an author gave to a landmark, group, dialog, list, table or field; empty if there is none. Cannot be used
 * for roles that take their name from their content.
 */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  const words = [
    ...(labelledBy?.split(/\s+/) ?? []).map((id) => byId(element, id)),
    ...(labelledBy === null ? ownNames(element) : []),
  ]
  return words.filter(Boolean).join(' ')
}

function byId(element: Element, id: string): string {
  const named = element.ownerDocument.getElementById(id)
  return named?.getAttribute('aria-label') ?? (named ? textOf(named) : '')
}

/** An array with the first name that is not blank, or an empty array if there is no name. */
function ownNames(element: Element): string[] {
  const labels = element instanceof HTMLElement && 'labels' in element ? labelsOf(element) : []
  const caption = element.querySelector(':scope > legend, :scope > caption, :scope > figcaption')
  const names = [
    element.getAttribute('aria-label'),
    ...labels,
    caption && textOf(caption),
    element.getAttribute('title'),
  ]
  return names
    .filter((name) => typeof name === 'string' && name.trim() !== '')
    .slice(0, 1)
    .map(String)
}

function labelsOf(element: HTMLElement): string[] {
  const labels: unknown = Reflect.get(element, 'labels')
  return labels instanceof NodeList
    ? [...labels].flatMap((label) => (label instanceof Element ? [textOf(label)] : []))
    : []
}
