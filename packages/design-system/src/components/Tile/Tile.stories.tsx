import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { TileRow } from '../TileRow/TileRow.tsx'
import { Tile } from './Tile.tsx'

const meta = {
  component: Tile,
  args: { label: 'Current balance', children: <Money amount={1_234_567} /> },
  decorators: [
    (Story) => (
      <TileRow label="Your account">
        <Story />
      </TileRow>
    ),
  ],
} satisfies Meta<typeof Tile>

export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  render: (args) => (
    <>
      <Tile {...args} />
      <Tile {...args} label="Last statement" action={<Link href="#pay">Pay Balance</Link>} />
      <Tile {...args} size="medium" label={'Whitlam St duplex '.repeat(12)} action={<Link href="#copy">Copy</Link>} />
      <Tile {...args} label="Overdue balance" tone="critical" action={<Link href="#overdue">Pay Overdue</Link>} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current balance')).toBeVisible()
    await expect(canvas.getByText(/^Whitlam/).offsetHeight).toBeLessThan(30)
  },
}
