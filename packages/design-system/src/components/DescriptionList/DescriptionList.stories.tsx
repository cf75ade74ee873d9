import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../Money/Money.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { term: 'Subtotal', detail: <Money amount={123_400} /> },
      { term: 'GST', detail: <Money amount={12_340} /> },
      { term: 'Total', detail: <Money amount={135_740} />, emphasis: 'strong' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const Stacked: Story = { args: { layout: 'stacked' } }
