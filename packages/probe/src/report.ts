import type { OperationName } from '@trade-portal/supplier-api'
import type { CallError, Finding } from './finding.ts'
import { effectOfMissing, isNoticeable, type Difference } from './wire/compareWire.ts'

/** The texts have the same width, so that columns align. */
const verdicts = { agrees: 'agrees ', differs: 'DIFFERS', unchecked: 'unclear' } as const

/** Formats findings one after the other. If a later call has exactly the problem of an earlier one, only its name is kept. */
export function createFindingFormatter() {
  const namesByProblem = new Map<string, Finding['name'][]>()
  return {
    /** '' for a problem that has been formatted already. */
    format: (finding: Finding): string => {
      const text = formatFinding(finding)
      const problem = text.slice(text.indexOf('\n') + 1)
      if (finding.verdict !== 'differs') return text
      const names = namesByProblem.get(problem) ?? []
      namesByProblem.set(problem, [...names, finding.name])
      return names.length === 0 ? text : ''
    },
    repeats: (): readonly string[] =>
      [...namesByProblem.values()].flatMap(([first, ...others]) =>
        others.length === 0 ? [] : [`As ${first}, ${others.length} more: ${[...new Set(others)].join(', ')}.`],
      ),
  }
}

export function describeError({ message, came }: CallError): string {
  return [message.replaceAll('\n', ' / '), came].filter((part) => part !== '').join(' ')
}

/** Formats the finding of one call as lines of the report. */
export function formatFinding(finding: Finding): string {
  const { name, verdict, milliseconds, differences, droppedRows, error, note, remarks } = finding
  const details = [
    ...(error ? [`error       ${error.kind}: ${describeError(error)}`] : []),
    ...differences.filter(isNoticeable).map(describe),
    ...(droppedRows > 0 ? [`dropped     ${droppedRows} ${droppedRows === 1 ? 'row' : 'rows'} cannot be parsed`] : []),
    ...remarks.map(({ kind, text }) => `${kind.padEnd(12)}${text}`),
    ...(note === '' ? [] : [note]),
    ...listed('read as', differences, 'tolerated'),
    ...listed('left out', differences, 'left out'),
    ...listed('ignored', differences, 'unexpected'),
    ...(verdict === 'unchecked' ? ['Called with the example of the registry, which this server does not know.'] : []),
  ]
  const head = `${verdicts[verdict]}  ${name.padEnd(26)}${milliseconds.toFixed(0).padStart(7)} ms`
  return [head, ...details.map((detail) => `           ${detail}`)].join('\n')
}

/**
 * Lists the differences of one kind on a single line. Only for kinds that do not matter, so that those that matter stand
 * out.
 */
function listed(title: string, differences: readonly Difference[], kind: Difference['kind']): string[] {
  const found = differences.filter((difference) => difference.kind === kind)
  const text = found.map(({ path, expected }) => (kind === 'tolerated' ? `${path}: ${expected}` : path)).join(', ')
  return found.length === 0 ? [] : [`${title.padEnd(12)}${text}`]
}

function describe({ kind, path, expected, found, times }: Difference): string {
  const where = `${kind.padEnd(12)}${path === '' ? 'the answer' : path}`
  const often = times > 1 ? `, ${times} times` : ''
  const effect = effectOfMissing.get(path.split('.').at(-1) ?? '')
  return kind === 'missing'
    ? `${where} (${expected})${often}${effect === undefined ? '' : `. ${effect}`}`
    : `${where}: ${found}, not ${expected}${often}`
}

/**
 * The last lines of the report.
 * @param planned The operations that should have been called.
 */
export function formatSummary(findings: readonly Finding[], planned: readonly OperationName[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  const notCalled = planned.filter((name) => !findings.some((finding) => finding.name === name))
  const looks = findings.flatMap(({ remarks }) => remarks).filter(({ kind }) => kind === 'look').length
  const slowest = findings.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  return [
    `${count('agrees')} calls agree, ${count('differs')} differ, ${count('unchecked')} are unclear.`,
    ...(looks > 0 ? [`${looks} ${looks === 1 ? 'sentence is' : 'sentences are'} for you to judge: see “look”.`] : []),
    ...(slowest ? [`The slowest was ${slowest.name} with ${slowest.milliseconds.toFixed(0)} ms.`] : []),
    ...(notCalled.length > 0 ? [`Not called, because no arguments were available: ${notCalled.join(', ')}.`] : []),
  ].join('\n')
}
