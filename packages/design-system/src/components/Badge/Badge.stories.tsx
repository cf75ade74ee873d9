import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = { component: Badge, args: { tone: 'neutral', children: 'Draft' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <Inline space="small">
      <Badge tone="neutral">Draft</Badge>
      <Badge tone="positive">In stock</Badge>
      <Badge tone="caution">Low stock</Badge>
      <Badge tone="critical">Overdue</Badge>
      <Badge tone="info">On order</Badge>
    </Inline>
  ),
}
