import { Badge, Stack, Table, Link, Text } from '@trade-portal/design-system'
import tests from 'virtual:case-tests.js'
import type { CaseTest } from '../../../tests/architecture/caseTests.ts'
import { storyNameFromExport, toId } from '../../internals.ts'
import { storyGroup, storyTitle } from '../../sidebar/storyTitle.ts'
import { UnbrokenName } from '../DocsPage.tsx'
import { cases, type ReliabilityCase, severities, type Severity } from './cases.ts'

/**
 * The stories and tests of each case, by its id. Stories have the id as a tag, and the titles of tests begin with it.
 */
const testsById: ReadonlyMap<string, readonly CaseTest[]> = new Map(
  cases.map(({ id }) => [id, tests.filter(({ ids }) => ids.includes(id))]),
)

export function isCovered({ id }: ReliabilityCase): boolean {
  return testsOf(id).length > 0
}

function testsOf(id: string): readonly CaseTest[] {
  return testsById.get(id) ?? []
}

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
