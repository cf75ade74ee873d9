import type { Meta, StoryObj } from '@storybook/react-vite'
import { bottomBarTypes, accessLabels, homeWidgetTypes } from '@trade-portal/features/supplier-vocabulary'
import { documentFormats, roles, stockStatuses } from '@trade-portal/supplier-api'
import { expect } from 'storybook/test'
import { WordsPage } from './WordsPage.tsx'

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

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
