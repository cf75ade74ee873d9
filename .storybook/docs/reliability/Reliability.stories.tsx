import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, SearchField, Stack, Text, ToggleGroup } from '@trade-portal/design-system'
import { useDeferredValue, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { DocsPage } from '../DocsPage.tsx'
import { cases, groups, type ReliabilityCase } from './cases.ts'
import { CaseTable, CoverageTable, isCovered } from './CaseTable.tsx'

const views = [
  { value: 'all', label: 'All cases' },
  { value: 'open', label: 'Not tested' },
] as const

function ReliabilityPage() {
  const [view, setView] = useState<'all' | 'open'>('all')
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search).trim().toLowerCase()
  const isShown = (entry: ReliabilityCase) =>
    (view === 'all' || !isCovered(entry)) && `${entry.id} ${entry.sentence}`.toLowerCase().includes(words)
  const shownGroups = groups
    .map((group) => ({ ...group, shown: group.cases.filter(isShown) }))
    .filter(({ shown }) => shown.length > 0)
  return (
    <DocsPage title="Reliability">
      <Text>
        A code such as B05 stands for a case of this list. Titles of tests begin with it, and stories have it as a tag,
        so the list shows what is tested now.
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
    </DocsPage>
  )
}

const meta = {
  title: 'Supplier/Reliability',
  component: ReliabilityPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof ReliabilityPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    for (const { letter, title } of groups)
      await expect(canvas.getByRole('heading', { name: `${letter} ${title}` })).toBeVisible()
    const rowOf = (id: string) => canvas.getByRole('cell', { name: id }).closest('tr')
    await expect(rowOf('B05')).toHaveTextContent('The order was placed but its answer was lost')
    await expect(rowOf('B05')).toHaveTextContent('placeOrder.test.ts')
    await expect(rowOf('B12')?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\.\/\?path=\/story\/screens-parts-order-attempt-notice--/),
    )
  },
}

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a case' })
    await userEvent.type(field, 'b05')
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('radio', { name: 'Not tested' }))
    const open = cases.filter((entry) => !isCovered(entry))
    await waitFor(() => expect(canvas.queryAllByText('Not tested', { selector: 'td span' })).toHaveLength(open.length))
    await userEvent.type(field, 'weather')
    await canvas.findByText('No case was found.')
  },
}
