import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, SearchField, Stack, Text, ToggleGroup } from '@trade-portal/design-system'
import { useDeferredValue, useState } from 'react'
import { expect, within } from 'storybook/test'
import { DocsPage } from '../DocsPage.tsx'
import { CaseTable, CoverageTable, isCovered } from './CaseTable.tsx'
import { cases, groups, type ReliabilityCase } from './cases.ts'

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
        A code at the beginning of the name of a story or a test, such as B05, stands for a case of this list. The tests
        are found by their titles, so the list shows what is tested now.
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
  play: async ({ canvas, canvasElement }) => {
    for (const { letter, title } of groups) {
      await expect(canvas.getByRole('heading', { name: `${letter} ${title}` })).toBeVisible()
    }
    const rows = within(canvas.getByRole('table', { name: 'Cart and orders' })).getAllByRole('row')
    const lostAnswer = rows.find((row) => row.textContent.includes('B05'))
    await expect(lostAnswer).toHaveTextContent('The order was placed but its answer was lost')
    await expect(lostAnswer).toHaveTextContent('orderSafety.journey.ts')
    await expect(lostAnswer).toHaveTextContent('placeOrder.test.ts')
    const stories = [...(lostAnswer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    await expect(stories).toContain('./?path=/story/screens-order-checkout-after-sending-states--outcome-unknown')
    // The sidebar splits the stories of a screen into States and Rules, but not those of a part such as the shell. So the
    // shell's address contains neither `states` nor `rules`.
    const hrefs = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    await expect(hrefs).toContain('./?path=/story/screens-parts-shell--little-known')
  },
}

export const NotTested: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not tested' }))
    const open = cases.filter((entry) => !isCovered(entry))
    await expect(canvas.getAllByText('Not tested', { selector: 'td span' })).toHaveLength(open.length)
    await expect(canvas.queryByRole('link')).toBeNull()
    const counts = within(canvas.getByRole('table', { name: 'Coverage by severity' }))
      .getAllByRole('row')
      .slice(1)
    for (const [index, row] of counts.entries()) {
      const count = open.filter(({ severity }) => severity === index + 1).length
      await expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(String(count))
    }
  },
}

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a case' })
    await userEvent.type(field, 'b05')
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.clear(field)
    await userEvent.type(field, 'weather')
    await canvas.findByText('No case was found.')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
