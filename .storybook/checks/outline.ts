import { describeElement, exposed, nameOf, textOf, dialogs } from './elements.ts'

export function oneMain(document: Document): string[] {
  const { length } = exposed(document, 'main, [role=main]')
  return length === 1 ? [] : [`There are ${length} main landmarks. A page has one.`]
}

const kinds = {
  navigation: 'nav, [role=navigation]',
  region: 'section, [role=region]',
  complementary: 'aside, [role=complementary]',
} as const

/** Screen readers list landmarks by name, so each needs its own. */
export function namedLandmarks(document: Document): string[] {
  return Object.entries(kinds).flatMap(([kind, selector]) => {
    const landmarks = exposed(document, selector).filter((element) => keepsRole(element, kind))
    const names = landmarks.map(nameOf)
    return landmarks.flatMap((landmark, place) => {
      const name = names[place] ?? ''
      if (name === '') return [`${describeElement(landmark)} is a ${kind} landmark without a name.`]
      return names.indexOf(name) < place ? [`Two ${kind} landmarks are named "${name}".`] : []
    })
  })
}

const keepsRole = (element: Element, kind: string) => (element.getAttribute('role') ?? kind) === kind

const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]'
/** A calendar is not checked, because its headings are the names of months. */
const calendar = '[role=application]'

const levelOf = (heading: Element): number => Number(heading.getAttribute('aria-level') ?? heading.localName.slice(1))

/** A page needs its h1 even while it loads and after a failure, because people first want to know where they are. */
export function oneTopHeading(document: Document): string[] {
  const found = exposed(document, headings).filter((heading) => levelOf(heading) === 1 && !heading.closest(dialogs))
  if (found.length === 1) return []
  return [`There are ${found.length} headings of level 1. A page has one, from its first moment.`]
}

export function headingOrder(document: Document): string[] {
  const all = exposed(document, headings)
  const page = all.filter((heading) => !heading.closest(dialogs))
  const inDialogs = exposed(document, dialogs).map((dialog) => all.filter((each) => each.closest(dialogs) === dialog))
  return [page, ...inDialogs].flatMap((group) =>
    group.flatMap((heading, place) => {
      const before = group[place - 1]
      if (!before || levelOf(heading) <= levelOf(before) + 1) return []
      return [`${describeElement(heading)} has level ${levelOf(heading)} and follows one of level ${levelOf(before)}.`]
    }),
  )
}

export function filledHeadings(document: Document): string[] {
  return exposed(document, headings)
    .filter((heading) => nameOf(heading) === '' && textOf(heading) === '')
    .map((heading) => `${describeElement(heading)} is a heading without words.`)
}

/**
 * Screen readers announce both the name and the heading of a dialog, so the name must contain the text of the heading.
 */
export function dialogHeadings(document: Document): string[] {
  return exposed(document, dialogs).flatMap((dialog) => {
    const found = exposed(dialog, headings).filter((heading) => !heading.closest(calendar))
    const name = nameOf(dialog)
    if (found.length === 0 || found.some((heading) => textOf(heading) !== '' && name.includes(textOf(heading))))
      return []
    return [`${describeElement(dialog)} is not named by its heading.`]
  })
}

/**
 * The title must begin with the text of the h1, because the title is what screen readers announce first and what the tab
 * shows. After a refused form, "Error:" comes before the text.
 */
export function documentTitle(document: Document): string[] {
  const title = document.title.replace(/^Error: /, '')
  if (title.trim() === '') return ['The document has no title.']
  const [heading] = exposed(document, 'h1')
  if (!heading || title.startsWith(textOf(heading))) return []
  return [`The document's title is "${title}", and its heading "${textOf(heading)}".`]
}
