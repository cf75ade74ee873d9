import { Badge, Table } from '@trade-portal/design-system'
import { isCovered } from './caseCoverage.ts'
import { cases, severities, type Severity } from './cases.ts'

const meanings: Readonly<Record<Severity, string>> = {
  1: 'Money, orders, passwords or another customer’s data',
  2: 'Work is lost, or a screen is blank or wrong',
  3: 'Something works less well for a while',
  4: 'Looks only',
}

export function CoverageTable() {
  return (
    <Table
      label="Coverage by severity"
      columns={[
        { key: 'severity', header: 'Severity' },
        { key: 'meaning', header: 'What is at stake' },
        { key: 'all', header: 'Cases', align: 'end' },
        { key: 'covered', header: 'Tested', align: 'end' },
        { key: 'open', header: 'Without a test', align: 'end' },
      ]}
      rows={severities.map((severity) => {
        const all = cases.filter((entry) => entry.severity === severity)
        const covered = all.filter(isCovered).length
        const open = all.length - covered
        return {
          key: String(severity),
          cells: {
            severity,
            meaning: meanings[severity],
            all: all.length,
            covered,
            open: open === 0 ? 0 : <Badge tone={severity === 1 ? 'critical' : 'caution'}>{open}</Badge>,
          },
        }
      })}
    />
  )
}
