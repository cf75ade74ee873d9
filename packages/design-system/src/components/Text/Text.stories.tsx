import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from './Text.tsx'

const meta = { component: Text, args: { children: 'Treated pine, 90 by 45 millimetres' } } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack space="small">
      <Text tone="subdued">Ready on Thursday</Text>
      <Text tone="critical">Not in stock</Text>
      <Text size="small">Small print</Text>
      <Text size="prose">A paragraph, whose lines are further apart</Text>
      <Text size="large" weight="strong">
        Large and strong
      </Text>
      <Text align="end">1,111.10</Text>
    </Stack>
  ),
}

/** Neither an endless word nor another writing direction may affect the content beside it. */
export const Hostile: Story = { args: { children: `${'x'.repeat(400)} \u202Eexe.fdp שלום` } }
