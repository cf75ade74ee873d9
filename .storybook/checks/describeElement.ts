import { nameOf, textOf } from './nameOf.ts'

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
  const quoted =
    words === '' ? '' : ` "${words.length > maxQuotedLength ? `${words.slice(0, maxQuotedLength)}…` : words}"`
  return `<${element.localName}${role === null ? '' : ` role=${role}`}${quoted}>`
}
