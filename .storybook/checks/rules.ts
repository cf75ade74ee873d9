import { missed, told } from '@trade-portal/design-system/testing'
import { documentTitle } from './documentTitle.ts'
import { autocompleteTokens, quantityLimits } from './fields.ts'
import { formGroups, namedGroups } from './groups.ts'
import { dialogHeadings, headingOrder, oneTopHeading, wordedHeadings } from './headings.ts'
import { decidedImages } from './icons.ts'
import { namedLandmarks, oneMain } from './landmarks.ts'
import { listItems, manyInList, navigationLists } from './lists.ts'
import { oneVoice } from './oneVoice.ts'
import { smallTargets } from './targets.ts'
import { heardInWords, heardOnce, nothingMissed } from './spoken.ts'

/** A part of a screen or a component has no landmarks and no h1 of its own, and a page of the guide has no document title. */
export type Kind = 'screen' | 'page' | 'part'

interface Rule {
  readonly kinds: readonly Kind[]
  /** @returns a sentence for each element that breaks the rule */
  readonly find: (document: Document) => readonly string[]
}

const everywhere = ['screen', 'page', 'part'] as const
const pages = ['screen', 'page'] as const

/** WCAG 2.5.8, in pixels. */
const leastTarget = 24
const largeTargets = ({ body }: Document) =>
  smallTargets(body, leastTarget).map((target) => `${target} px is too small to be pressed safely.`)

/** What every story is checked for, beside axe. */
export const rules = {
  oneMain: { kinds: pages, find: oneMain },
  namedLandmarks: { kinds: everywhere, find: namedLandmarks },
  oneTopHeading: { kinds: pages, find: oneTopHeading },
  headingOrder: { kinds: pages, find: headingOrder },
  wordedHeadings: { kinds: everywhere, find: wordedHeadings },
  dialogHeadings: { kinds: everywhere, find: dialogHeadings },
  documentTitle: { kinds: ['screen'], find: documentTitle },
  manyInList: { kinds: everywhere, find: manyInList },
  listItems: { kinds: everywhere, find: listItems },
  navigationLists: { kinds: everywhere, find: navigationLists },
  namedGroups: { kinds: everywhere, find: namedGroups },
  formGroups: { kinds: ['screen'], find: formGroups },
  decidedImages: { kinds: everywhere, find: decidedImages },
  quantityLimits: { kinds: everywhere, find: quantityLimits },
  autocompleteTokens: { kinds: ['screen'], find: autocompleteTokens },
  largeTargets: { kinds: everywhere, find: largeTargets },
  oneVoice: { kinds: everywhere, find: oneVoice },
  heardOnce: { kinds: everywhere, find: () => heardOnce(told()) },
  heardInWords: { kinds: everywhere, find: () => heardInWords(told()) },
  nothingMissed: { kinds: everywhere, find: () => nothingMissed(missed()) },
} as const satisfies Readonly<Record<string, Rule>>
