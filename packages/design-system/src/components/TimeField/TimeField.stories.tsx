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
    for (const [text, time, shown] of [
      ['245p', '245p', '245p'],
      ['2:45 pm', '14:45', '2:45 pm'],
      ['730', '07:30', '7:30 am'],
      [' ', '', ''],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Tab}`)
      await expect(args.onChange).toHaveBeenLastCalledWith(time)
      await expect(field).toHaveValue(shown)
    }
  },
}

export const Empty: Story = { args: { value: '' } }

export const Unreadable: Story = {
  args: { value: '25:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a time such as 7:30 am')
  },
}
