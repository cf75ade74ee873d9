import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = { component: VisuallyHidden, args: { children: 'Read aloud only' } } satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read aloud only')).toBeInTheDocument()
  },
}
