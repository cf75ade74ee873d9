import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MoneyChange } from './MoneyChange.tsx'

const meta = { component: MoneyChange, args: { before: 410, now: 435 } } satisfies Meta<typeof MoneyChange>
export default meta
type Story = StoryObj<typeof meta>

export const Rise: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('was $4.10, now $4.35')
    await expect(canvas.getByRole('img', { name: 'Up' })).toBeVisible()
  },
}

export const Fall: Story = { args: { now: 395 } }
