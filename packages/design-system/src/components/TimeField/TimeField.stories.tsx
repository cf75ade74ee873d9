import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  component: TimeField,
  args: { label: 'Required time', value: '08:00', onChange: fn() },
  render: controlled(TimeField),
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Required time' })
    await expect(field).toHaveValue('8:00 am')
    await userEvent.clear(field)
    await userEvent.type(field, '2:45 pm{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45')
    await userEvent.clear(field)
    await userEvent.type(field, '245p{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith('245p')
  },
}

export const Empty: Story = { args: { value: '' } }

export const Unreadable: Story = {
  args: { value: '25:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a time such as 7:30 am')
  },
}
