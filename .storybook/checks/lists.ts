import { describeElement, exposed, isExposed } from './elements.ts'

const lists = 'ul, ol, [role=list]'
/** In these elements, screen readers announce how many entries there are, and the position of each entry. */
const collections = `${lists}, dl, table, [role=table], [role=grid], [role=listbox], [role=menu], [role=tree], [role=tablist], [role=radiogroup]`
const items = 'li, [role=listitem]'

/** How many levels of descendants must be alike for two elements to count as the same kind. */
const depth = 4
const many = 3

/** Three or more elements of the same kind must be a list, so that people hear how many there are and can skip them. */
export function manyInList(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((parent) => {
    if (parent.childElementCount < many || parent.closest(`${collections}, nav, svg, [aria-hidden=true]`)) return []
    const kinds = Map.groupBy([...parent.children].filter(isEntry), (child) => shapeOf(child, depth))
    return [...kinds.values()]
      .filter((kind) => kind.length >= many && kind.every(isExposed))
      .map(
        (kind) =>
          `${kind.length} entries of a kind are in no list: ${kind.slice(0, 2).map(describeElement).join(', ')}.`,
      )
  })
}

/**
 * Whether the element looks like a list entry, such as a product card: it is an article or contains an article, a heading
 * or a link. Sections do not count.
 */
function isEntry(element: Element): boolean {
  // An element with a table is a section of the page rather than a list entry. People find it by its heading.
  if (element.querySelector('table, [role=table]')) return false
  if (element.matches(`section, ${items}, a, button, [role=presentation]`)) return false
  return (
    element.matches('article, [role=article]') || element.querySelector('article, h2, h3, h4, h5, h6, a[href]') !== null
  )
}

function shapeOf(element: Element, levels: number): string {
  const inside = levels === 0 ? [] : [...element.children].map((child) => shapeOf(child, levels - 1))
  return `${element.localName}.${element.getAttribute('class') ?? ''}(${inside.join()})`
}

export function listItems(document: Document): string[] {
  return exposed(document, lists).flatMap((list) => {
    const children = [...list.children].filter((child) => !child.matches('script, template'))
    if (children.length === 0) return [`${describeElement(list)} is a list without items.`]
    const others = children.filter((child) => !child.matches(items))
    return others.map((child) => `${describeElement(child)} is directly in a list, but no item.`)
  })
}

export function navigationLists(document: Document): string[] {
  return exposed(document, 'nav, [role=navigation]').flatMap((nav) => {
    const links = exposed(nav, 'a[href]')
    const loose = links.filter((link) => !nav.contains(link.closest(items)))
    if (links.length < 2 || loose.length === 0) return []
    return [`${loose.length} of ${links.length} links of ${describeElement(nav)} are in no list.`]
  })
}
