import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
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

/** A total of six digits is beside its term, and a row with a link is as high as the others. */
export const Total: Story = {
  args: {
    items: [
      { term: 'Total inc GST', detail: <Money amount={12_345_678} emphasis="total" />, emphasis: 'strong' },
      { term: 'Reference', detail: <Link href="#invoice">Invoice 1</Link> },
      { term: 'Items', detail: 3 },
    ],
  },
  // As wide as the content of a card in the end column of a `Split`.
  render: (args) => (
    <div style={{ width: 286 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByText('Total inc GST').getBoundingClientRect()
    const amount = canvas.getByText('$123,456.78').getBoundingClientRect()
    await expect(amount.top).toBeLessThan(term.bottom)
    await expect(amount.left).toBeGreaterThan(term.right)
    const [, link, text] = canvas.getAllByRole('term').map((term) => term.parentElement?.offsetHeight)
    await expect(link).toBe(text)
  },
}

/** Rows in a narrow card, columns in a wide one. */
export const Facts: Story = {
  args: { layout: 'facts' },
  render: (args) => (
    <>
      <div style={{ width: 286 }}>
        <DescriptionList {...args} />
      </div>
      <div style={{ width: 688 }}>
        <DescriptionList {...args} />
      </div>
    </>
  ),
}

export const Stacked: Story = { args: { layout: 'stacked' } }
