import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
import { MoneyField, unreadableAmount } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  args: { label: 'Amount', value: '4,100.00', onChange: fn() },
  render: controlled(MoneyField),
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount (AUD)' })
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    const leaveWith = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await userEvent.tab()
    }
    await leaveWith('$1797.95')
    await expect(args.onChange).toHaveBeenLastCalledWith('1,797.95')
    await expect(field).toHaveValue('1,797.95')
    // Anything else stays as it was typed, and is an error.
    await leaveWith('1.797,95')
    await expect(args.onChange).toHaveBeenLastCalledWith('1.797,95')
    await expect(field).toHaveValue('1.797,95')
    await expect(field).toHaveAccessibleDescription(unreadableAmount)
  },
}

export const Empty: Story = { args: { value: '' } }
