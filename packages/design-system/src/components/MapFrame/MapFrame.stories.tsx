import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MapFrame } from './MapFrame.tsx'

const meta = {
  component: MapFrame,
  args: { src: 'about:blank', title: 'Map of Parramatta' },
} satisfies Meta<typeof MapFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  tags: ['O07', 'state'],
  name: 'An embedded map cannot make the page leave its URL',
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Map of Parramatta')
    await expect(frame).toBeVisible()
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
    await expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals|downloads/)
  },
}
