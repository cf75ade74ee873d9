import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CalendarDate } from './CalendarDate.tsx'

const meta = { component: CalendarDate, args: { value: '2026-04-03' } } satisfies Meta<typeof CalendarDate>
export default meta
type Story = StoryObj<typeof meta>

export const DayFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('03/04/2026')).toBeVisible()
  },
}

export const Unknown: Story = { args: { value: null } }
