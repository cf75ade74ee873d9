import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card.tsx'
import { Stack } from './Stack.tsx'

const meta = { component: Stack, args: { space: 'medium', children: null } } satisfies Meta<typeof Stack>

export default meta

type Story = StoryObj<typeof meta>

export const Medium: Story = {
  render: (args) => (
    <Stack {...args}>
      <Card>One</Card>
      <Card>Two</Card>
    </Stack>
  ),
}

export const Centred: Story = { ...Medium, args: { align: 'center', space: 'xlarge' } }
