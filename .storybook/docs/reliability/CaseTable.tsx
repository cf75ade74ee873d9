import { Badge, Stack, Table, Link, Text } from '@trade-portal/design-system'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { storyGroup, storyTitle } from '../../sidebar/storyTitle.ts'
import { UnbrokenName } from '../DocsPage.tsx'
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

function TestLink({ test }: { test: CaseTest }) {
  const { kind, title, path } = test
  if (kind === 'story') {
    return (
      <Text as="div" size="small">
        {'Story: '}
        <Link href={storyHref(test)} isExternal>
          {title}
        </Link>
      </Text>
    )
  }
  return (
    <Text as="div" size="small">
      {`${kind === 'journey' ? 'Journey' : 'Unit test'}: ${title} (`}
      <code>{path.split('/').at(-1)}</code>)
    </Text>
  )
}

function storyHref({ path, story, title, tags }: CaseTest): string {
  const place = storyTitle(path, storyGroup({ story, name: title, tags })) ?? path
  return `./?path=/story/${toId(place, storyNameFromExport(story))}`
}
