import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MotionPage } from './MotionPage.tsx'

const meta = { component: MotionPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof MotionPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduced motion' : 'motion as usual'
    await expect(canvas.getByText(preference)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
