import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { Stack } from './Stack.tsx'

const meta = { component: Stack, args: { space: 'medium', children: null } } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  render: (args) => (
    <Stack {...args}>
      <Card>One</Card>
      <Stack space="xlarge" align="center">
        <Card>Two, centred</Card>
        <Card>Three, centred</Card>
      </Stack>
    </Stack>
  ),
}

/** Each child is a list item, in the same position as in a stack that is not a list. */
export const List: Story = {
  args: { as: 'ul', label: 'Numbers' },
  render: (args) => (
    <Stack {...args}>
      <Card>One</Card>
      {false}
      <Card>Two</Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Numbers' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two'])
  },
}
