import { Heading, Page, SearchField, Stack, Text, ToggleGroup } from '@trade-portal/design-system'
import { useDeferredValue, useState } from 'react'
import { CaseTable } from './CaseTable.tsx'
import { CoverageTable } from './CoverageTable.tsx'
import { isCovered } from './caseCoverage.ts'
import { groups, type ReliabilityCase } from './cases.ts'

const views = [
  { value: 'all', label: 'All cases' },
  { value: 'open', label: 'Not tested' },
] as const

export function ReliabilityPage() {
  const [view, setView] = useState<'all' | 'open'>('all')
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search).trim().toLowerCase()
  const isShown = (entry: ReliabilityCase) =>
    (view === 'all' || !isCovered(entry)) && `${entry.id} ${entry.sentence}`.toLowerCase().includes(words)
  const shownGroups = groups
    .map((group) => ({ ...group, shown: group.cases.filter(isShown) }))
    .filter(({ shown }) => shown.length > 0)
  return (
    <main>
      <Page>
        <Stack space="large">
          <Heading level={1}>Reliability</Heading>
          <Text>
            A code at the beginning of the name of a story or a test, such as B05, stands for a case of this list. The
            tests are found by their titles, so the list shows what is tested now.
          </Text>
          <CoverageTable />
          <SearchField
            label="Find a case"
            placeholder="A code or a word"
            hideLabel={false}
            value={search}
            onChange={setSearch}
          />
          <ToggleGroup label="Cases to show" options={views} value={view} onChange={setView} />
          {shownGroups.length === 0 && <Text>No case was found.</Text>}
          {shownGroups.map(({ letter, title, cases, shown }) => (
            <Stack key={letter} space="medium">
              <Heading level={2}>{`${letter} ${title}`}</Heading>
              <Text tone="subdued">{`${cases.filter(isCovered).length} of ${cases.length} cases are tested.`}</Text>
              <CaseTable label={title} cases={shown} />
            </Stack>
          ))}
        </Stack>
      </Page>
    </main>
  )
}
