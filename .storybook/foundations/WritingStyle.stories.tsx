import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WritingStylePage } from './WritingStylePage.tsx'

const meta = {
  component: WritingStylePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof WritingStylePage>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '01/04/2026' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '04/01/2026' })).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
