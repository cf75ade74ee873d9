import { caseList } from './caseList.ts'

/** From 1 (money, orders, passwords or another customer's data) to 4 (only the look). */
export type Severity = 1 | 2 | 3 | 4

export interface ReliabilityCase {
  /** The letter of the case's group and a number. */
  readonly id: string
  readonly severity: Severity
  /** What goes wrong, and what must happen. */
  readonly sentence: string
}

interface CaseGroup {
  readonly letter: string
  readonly title: string
  readonly cases: readonly ReliabilityCase[]
}

export const severities = [1, 2, 3, 4] as const

export const groups: readonly CaseGroup[] = caseList.trim().split('\n\n').map(readGroup)

export const cases: readonly ReliabilityCase[] = groups.flatMap((group) => group.cases)

function readGroup(block: string): CaseGroup {
  const [heading = '', ...lines] = block.split('\n')
  return { letter: heading.slice(0, 1), title: heading.slice(2), cases: lines.map(readCase) }
}

function readCase(line: string): ReliabilityCase {
  const [, id = '', digit = '', sentence = ''] = /^([A-Z]\d\d) ([1-4]) (.+)$/.exec(line) ?? []
  const severity = severities.find((severity) => String(severity) === digit)
  if (severity === undefined) throw new Error(`This line is not a case: ${line}`)
  return { id, severity, sentence }
}
