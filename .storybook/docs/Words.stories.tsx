import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@trade-portal/design-system'
import { bottomBarTypes, accessLabels, homeWidgetTypes } from '@trade-portal/features/supplier-vocabulary'
import { documentFormats, roles, stockStatuses } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { FactSection } from './connecting/FactTable.tsx'
import { despatchFlag, wordGroups } from './connecting/words.ts'
import { DocsPage } from './DocsPage.tsx'

function WordsPage() {
  return (
    <DocsPage
      title="Words and flags that the portal understands"
      intro={
        <Text>
          A server may be right in every field and still be misunderstood, if it writes other words. These are all that
          the portal recognises, read from the portal’s code.
        </Text>
      }
    >
      <FactSection
        title="First of all: the despatch flag"
        about="The field delivery of getListDespatchMethod does not mean what its name suggests: true marks what the customer collects."
        label="Flag"
        facts={despatchFlag}
      />
      {wordGroups.map(({ title, about, words }) => (
        <FactSection key={title} title={title} about={about} label={title} header="Word" facts={words} />
      ))}
    </DocsPage>
  )
}

const meta = {
  title: 'Supplier/Words and flags that the portal understands',
  component: WordsPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof WordsPage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('heading', { level: 2 })
    await expect(sections[0]).toHaveTextContent('First of all: the despatch flag')
    const flag = canvas.getByRole('cell', { name: /The customer collects\..*address.* not asked for/ })
    await expect(flag.closest('tr')).toHaveTextContent('delivery: true')
    const words = [
      ...accessLabels,
      ...Object.values(homeWidgetTypes),
      ...Object.values(bottomBarTypes),
      ...stockStatuses,
      ...roles,
      ...documentFormats,
    ]
    for (const word of words) await expect(canvas.getByRole('cell', { name: word })).toBeVisible()
  },
}
