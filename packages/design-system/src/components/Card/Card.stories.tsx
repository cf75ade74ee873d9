import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = { component: Card, args: { children: 'Things that belong together' } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Inset: Story = { ...OnAPhone, args: { isInset: true } }
