import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { Tile } from './Tile.tsx'

const meta = {
  component: Tile,
  args: { label: 'Current balance', children: <Money amount={1_234_567} emphasis="total" /> },
} satisfies Meta<typeof Tile>

export default meta

type Story = StoryObj<typeof meta>

export const Figure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current balance')).toBeVisible()
  },
}

export const WithAction: Story = { args: { action: <Link href="#pay">Pay Balance</Link> } }

export const BesideEachOther: Story = {
  render: (args) => (
    <Grid minColumn="medium" space="medium">
      <Tile {...args} />
      <Tile {...args} label="Overdue balance" />
    </Grid>
  ),
}
