import { missedAnnouncements, timedAnnouncements } from '@trade-portal/design-system/testing'
import { announcedOnce, announcedValues, nothingMissed, oneAnnouncer } from './announcements.ts'
import { describeElement, exposed, nameOf, liveAnnouncer } from './elements.ts'
import { autocompleteTokens, quantityLimits, formGroups, namedGroups } from './fields.ts'
import { listItems, manyInList, navigationLists } from './lists.ts'
import {
  dialogHeadings,
  documentTitle,
  filledHeadings,
  headingOrder,
  oneTopHeading,
  namedLandmarks,
  oneMain,
} from './outline.ts'
import { smallTargets } from './targets.ts'

/** A `part` of a screen has no landmarks and no h1; a `page` of the documentation has no document title. */
export type Kind = 'screen' | 'page' | 'part'

interface Rule {
  readonly kinds: readonly Kind[]
  /** @returns a sentence for each element that breaks the rule */
  readonly find: (document: Document) => readonly string[]
}

const everywhere = ['screen', 'page', 'part'] as const
const pages = ['screen', 'page'] as const

/** The smallest width and height that WCAG 2.5.8 allows for a control, in pixels. */
const leastTarget = 24
const largeTargets = ({ body }: Document) =>
  smallTargets(body, leastTarget).map((target) => `${target} px is too small to be pressed safely.`)

/**
 * An icon beside a text or on a named control must be hidden from screen readers. Any other picture must have a name.
 */
function namedImages(document: Document): string[] {
  const pictures = exposed(document, `svg:not(svg svg), [role=img]:not(svg, ${liveAnnouncer} *)`)
    .filter((picture) => picture.getAttribute('aria-hidden') !== 'true')
    .filter((picture) => picture.getAttribute('role') !== 'img' || nameOf(picture) === '')
    .map((picture) => `${describeElement(picture)} is neither hidden nor named.`)
  const images = exposed(document, 'img:not([alt])').map((image) => `${describeElement(image)} has no alt attribute.`)
  return [...pictures, ...images]
}

/** The rules that every story is checked against, in addition to axe. */
export const rules = {
  oneMain: { kinds: pages, find: oneMain },
  namedLandmarks: { kinds: everywhere, find: namedLandmarks },
  oneTopHeading: { kinds: pages, find: oneTopHeading },
  headingOrder: { kinds: pages, find: headingOrder },
  filledHeadings: { kinds: everywhere, find: filledHeadings },
  dialogHeadings: { kinds: everywhere, find: dialogHeadings },
  documentTitle: { kinds: ['screen'], find: documentTitle },
  manyInList: { kinds: everywhere, find: manyInList },
  listItems: { kinds: everywhere, find: listItems },
  navigationLists: { kinds: everywhere, find: navigationLists },
  namedGroups: { kinds: everywhere, find: namedGroups },
  formGroups: { kinds: ['screen'], find: formGroups },
  namedImages: { kinds: everywhere, find: namedImages },
  quantityLimits: { kinds: everywhere, find: quantityLimits },
  autocompleteTokens: { kinds: ['screen'], find: autocompleteTokens },
  largeTargets: { kinds: everywhere, find: largeTargets },
  oneAnnouncer: { kinds: everywhere, find: oneAnnouncer },
  announcedOnce: { kinds: everywhere, find: () => announcedOnce(timedAnnouncements()) },
  announcedValues: { kinds: everywhere, find: () => announcedValues(timedAnnouncements()) },
  nothingMissed: { kinds: everywhere, find: () => nothingMissed(missedAnnouncements()) },
} as const satisfies Readonly<Record<string, Rule>>

/** @throws Error with a sentence for each element that breaks a rule */
export function checkStructure(kind: Kind): void {
  const findings = Object.entries<(typeof rules)[keyof typeof rules]>(rules).flatMap(([name, { kinds, find }]) =>
    kinds.some((each) => each === kind) ? [...new Set(find(document))].map((sentence) => `${name}: ${sentence}`) : [],
  )
  if (findings.length > 0) throw new Error(`These elements break the rules for structure:\n${findings.join('\n')}`)
}
