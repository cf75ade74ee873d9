import { rules, type Kind } from './rules.ts'

/** Rules that the portal does not keep yet. Empty when all are kept. */
const notYet: ReadonlySet<string> = new Set([
  'oneTopHeading',
  'namedLandmarks',
  'manyInList',
  'navigationLists',
  'formGroups',
  'quantityLimits',
  'largeTargets',
  'oneVoice',
  'heardOnce',
  'nothingMissed',
])

/** @throws Error with a sentence for each element that breaks a rule */
export function checkStructure(kind: Kind): void {
  const findings = Object.entries<(typeof rules)[keyof typeof rules]>(rules).flatMap(([name, { kinds, find }]) =>
    kinds.some((each) => each === kind) && !notYet.has(name)
      ? [...new Set(find(document))].map((sentence) => `${name}: ${sentence}`)
      : [],
  )
  if (findings.length > 0) throw new Error(`A screen reader would lose the thread here:\n${findings.join('\n')}`)
}
