import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = { component: Heading, args: { level: 1, children: 'Invoices' } } satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Outline: Story = {
  render: () => (
    <Stack space="medium">
      <Heading level={1}>Invoices</Heading>
      <Heading level={2}>Overdue</Heading>
      <Heading level={3}>March</Heading>
      <Heading level={4}>Details</Heading>
    </Stack>
  ),
}
