import { describeElement } from './describeElement.ts'
import { exposed } from './exposed.ts'
import { nameOf } from './nameOf.ts'

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
