import { Badge, Stack, Table } from '@trade-portal/design-system'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { UnbrokenName } from '../UnbrokenName.tsx'
import { TestLink } from './TestLink.tsx'
import { testsOf } from './caseCoverage.ts'
import type { ReliabilityCase } from './cases.ts'

export function CaseTable({ label, cases }: { label: string; cases: readonly ReliabilityCase[] }) {
  return (
    <Table
      label={label}
      columns={[
        { key: 'id', header: 'Case' },
        { key: 'severity', header: 'Severity' },
        { key: 'sentence', header: 'What goes wrong, and what must happen' },
        { key: 'tests', header: 'Tests' },
      ]}
      rows={cases.map(({ id, severity, sentence }) => ({
        key: id,
        cells: { id: <UnbrokenName>{id}</UnbrokenName>, severity, sentence, tests: <Tests tests={testsOf(id)} /> },
      }))}
    />
  )
}

function Tests({ tests }: { tests: readonly CaseTest[] }) {
  if (tests.length === 0) return <Badge tone="caution">Not tested</Badge>
  return (
    <Stack space="xsmall">
      {tests.map((test) => (
        <TestLink key={`${test.path} ${test.story} ${test.title}`} test={test} />
      ))}
    </Stack>
  )
}
