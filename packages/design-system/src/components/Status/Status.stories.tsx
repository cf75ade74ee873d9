import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { Status } from './Status.tsx'

const meta = { component: Status, args: { tone: 'positive', children: 'In Stock' } } satisfies Meta<typeof Status>
export default meta
type Story = StoryObj<typeof meta>

export const AllTones: Story = {
  render: () => (
    <Stack space="small">
      <Status tone="positive">In Stock</Status>
      <Status tone="caution">Low Stock</Status>
      <Status tone="info">Special Order</Status>
      <Status tone="neutral">Unknown</Status>
      <Status icon="cart">12 in cart</Status>
    </Stack>
  ),
}
