import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon } from './Icon.tsx'

const meta = { component: Icon, args: { name: 'cart' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {
  args: { label: 'Cart', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cart' })).toBeVisible()
  },
}
