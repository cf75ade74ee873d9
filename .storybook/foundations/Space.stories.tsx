import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SpacePage } from './SpacePage.tsx'

const meta = { component: SpacePage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof SpacePage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^\d+px$/)).toHaveLength(6)
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
