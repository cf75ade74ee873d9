import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../components/Card/Card.tsx'
import { Inline } from './Inline.tsx'

const meta = { component: Inline, args: { space: 'small', children: null } } satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

export const Wrapping: Story = {
  render: (args) => (
    <Inline {...args}>
      {['Treated pine', 'Hardwood', 'Plywood', 'Fasteners', 'Roofing'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Inline>
  ),
}
