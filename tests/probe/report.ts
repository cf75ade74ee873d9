import type { OperationName } from '@trade-portal/supplier-api'
import type { Difference } from './compareWire.ts'
import type { Finding } from './finding.ts'

const verdicts = { agrees: 'agrees ', differs: 'DIFFERS', unchecked: 'unclear' } as const

/** One call, as lines of the report. */
export function formatFinding(finding: Finding): string {
  const { name, verdict, milliseconds, differences, droppedRows, error, note, brokenRule } = finding
  const details = [
    ...(error ? [`error       ${error.kind}: ${error.message.replaceAll('\n', ' / ')}`] : []),
    ...differences.map(describe),
    ...(droppedRows > 0 ? [`dropped     ${droppedRows} ${droppedRows === 1 ? 'row' : 'rows'} cannot be parsed`] : []),
    ...(brokenRule === undefined ? [] : [`rule        ${brokenRule}`]),
    ...(note === '' ? [] : [note]),
    ...(verdict === 'unchecked' ? ['Called with the example of the registry, which this server does not know.'] : []),
  ]
  const head = `${verdicts[verdict]}  ${name.padEnd(26)}${milliseconds.toFixed(0).padStart(7)} ms`
  return [head, ...details.map((detail) => `           ${detail}`)].join('\n')
}

function describe({ kind, path, expected, found, times }: Difference): string {
  const where = `${kind.padEnd(12)}${path === '' ? 'the answer' : path}`
  const often = times > 1 ? `, ${times} times` : ''
  if (kind === 'missing') return `${where} (${expected})${often}`
  return kind === 'unexpected' ? `${where} (${found})${often}` : `${where}: ${found}, not ${expected}${often}`
}

/** The last lines. `planned` are the operations that should have been called. */
export function summary(findings: readonly Finding[], planned: readonly OperationName[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  const notCalled = planned.filter((name) => !findings.some((finding) => finding.name === name))
  const slowest = findings.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  return [
    `${count('agrees')} calls agree, ${count('differs')} differ, ${count('unchecked')} are unclear.`,
    ...(slowest ? [`The slowest was ${slowest.name} with ${slowest.milliseconds.toFixed(0)} ms.`] : []),
    ...(notCalled.length > 0 ? [`Not called, because no arguments were available: ${notCalled.join(', ')}.`] : []),
  ].join('\n')
}
