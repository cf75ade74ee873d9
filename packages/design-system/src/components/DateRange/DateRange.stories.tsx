import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
import { DateRange } from './DateRange.tsx'

const meta = {
  component: DateRange,
  args: { label: 'Invoice dates', value: { from: '', to: '' }, onChange: fn() },
  render: controlled(DateRange),
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

const typical = { from: '2026-03-01', to: '2026-04-03' }

export const Filled: Story = { args: { value: typical } }

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Invoice dates' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date From' }), '1/3/2026{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Date To' }), '3/4/2026{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(typical)
  },
}

export const Backwards: Story = {
  args: { value: { from: typical.to, to: typical.from } },
  play: async ({ canvas }) => {
    const end = canvas.getByRole('textbox', { name: 'Date To' })
    await expect(end).toHaveAccessibleDescription(/must not be before Date From/)
  },
}

export const Unreadable: Story = {
  args: { value: { from: typical.from, to: '1/15/2027' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date To' })).toBeInvalid()
    await expect(canvas.queryByText(/must not be before/)).toBeNull()
  },
}

export const OneDay: Story = {
  args: { value: { from: typical.to, to: typical.to } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Date To' })).toBeValid()
  },
}

export const OnAPhone: Story = { ...Filled, globals: { viewport: { value: 'mobile1' } } }
