import type { OperationName } from '@trade-portal/supplier-api'
import type { Difference } from './compareWire.ts'
import type { Finding } from './finding.ts'

const verdicts = { agrees: 'agrees ', differs: 'DIFFERS', unchecked: 'unclear' } as const

/** One call, as lines of the report. */
export function told(finding: Finding): string {
  const { name, verdict, milliseconds, differences, droppedRows, error, note } = finding
  const details = [
    ...(error ? [`error       ${error.kind}: ${error.message.replaceAll('\n', ' / ')}`] : []),
    ...differences.map(describe),
    ...(droppedRows > 0 ? [`dropped     ${droppedRows} ${droppedRows === 1 ? 'row' : 'rows'} cannot be read`] : []),
    ...(note === '' ? [] : [note]),
    ...(verdict === 'unchecked' ? ['The example of the registry had to do, and this server does not know it.'] : []),
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

/** The closing lines. `planned` are the operations that should all have been called. */
export function summary(findings: readonly Finding[], planned: readonly OperationName[]): string {
  const count = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict).length
  const notCalled = planned.filter((name) => !findings.some((finding) => finding.name === name))
  const slowest = findings.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  return [
    `${count('agrees')} calls agree, ${count('differs')} differ, ${count('unchecked')} are unclear.`,
    ...(slowest ? [`The slowest was ${slowest.name} with ${slowest.milliseconds.toFixed(0)} ms.`] : []),
    ...(notCalled.length > 0 ? [`Not called, for want of something to call them with: ${notCalled.join(', ')}.`] : []),
  ].join('\n')
}
