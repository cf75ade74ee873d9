import { rules, type Kind } from './rules.ts'

/** @throws Error with a sentence for each element that breaks a rule */
export function checkStructure(kind: Kind): void {
  const findings = Object.entries<(typeof rules)[keyof typeof rules]>(rules).flatMap(([name, { kinds, find }]) =>
    kinds.some((each) => each === kind) ? [...new Set(find(document))].map((sentence) => `${name}: ${sentence}`) : [],
  )
  if (findings.length > 0) throw new Error(`A screen reader would lose the thread here:\n${findings.join('\n')}`)
}
