import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from './Money.tsx'

const meta = { component: Money, args: { amount: 123_456 } } satisfies Meta<typeof Money>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.56')).toBeVisible()
  },
}

export const Large: Story = { args: { emphasis: 'total' } }

export const Unknown: Story = { args: { amount: null } }
