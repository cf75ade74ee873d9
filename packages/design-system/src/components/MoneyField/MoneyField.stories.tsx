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
  tags: ['C11'],
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount (AUD)' })
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    const paste = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.paste(text)
    }

    await step('an amount is read in every usual form, and shown in full when the field is left', async () => {
      for (const text of ['1797.95', '$1,797.95', '1,797.95 AUD']) {
        await paste(text)
        await expect(args.onChange).toHaveBeenLastCalledWith(text)
        await userEvent.tab()
        await expect(args.onChange).toHaveBeenLastCalledWith('1,797.95')
        await expect(field).toHaveValue('1,797.95')
      }
    })

    await step('anything else stays as it was typed, and is an error', async () => {
      for (const text of ['1e3', '1.797,95', '--5', '1.2.3', 'ten', '12.345']) {
        await paste(text)
        await expect(field).not.toHaveAccessibleDescription()
        await userEvent.tab()
        await expect(field).toHaveValue(text)
        await expect(args.onChange).toHaveBeenLastCalledWith(text)
        await expect(field).toHaveAccessibleDescription(unreadableAmount)
      }
    })
  },
}

export const Empty: Story = { args: { value: '' } }
