import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  component: QuantityStepper,
  args: { label: 'Quantity of treated pine', value: 2, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: typeof value) => {
      setValue(next)
      args.onChange(next)
    }
    return <QuantityStepper {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof QuantityStepper>

export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    const decrease = canvas.getByRole('button', { name: 'Decrease quantity of treated pine' })
    await expect(decrease).toHaveFocus()
    await expect(decrease).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(decrease).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of treated pine' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
}

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('24')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(24)
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity of treated pine' })).toHaveValue('24')
  },
}

export const Arrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('99{Escape}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
  },
}

export const Greatest: Story = {
  tags: ['B22'],
  name: 'A quantity is capped below the greatest safe integer, and the field says so',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    field.focus()
    await userEvent.keyboard('9007199254740993{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(9_999_999)
    await expect(canvas.getByText('The greatest quantity is 9,999,999.')).toBeVisible()
    await waitFor(() => expect(heard()).toContain('The greatest quantity is 9,999,999.'))
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeDisabled()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('9999999')
    // All digits are readable.
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

export const TooGreatToEnter: Story = {
  args: { value: 5, onEnter: fn() },
  tags: ['B22'],
  name: 'Where Enter enters the quantity, one that is too great is not entered',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    field.focus()
    await userEvent.keyboard('99999999{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(canvas.getByText('The greatest quantity is 9,999,999.')).toBeVisible()
    await expect(field).toHaveValue('99999999')
    await userEvent.keyboard('{Control>}a{/Control}12{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
    await expect(args.onEnter).toHaveBeenCalledWith(12)
  },
}

/** Text that is not a whole number above zero is discarded, and the last number comes back. */
export const Hostile: Story = {
  tags: ['B22'],
  name: 'Only whole numbers above 0 are taken',
  // Eleven texts are put back within a second, each for the same reason.
  parameters: { breaksRules: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    for (const text of ['0', '-1', '1.5', '1e3', '９', ' 5 ', '5abc', 'NaN', 'Infinity', '0x10', '1,000']) {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await userEvent.tab()
      await expect(input).toHaveValue('2')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TypedWithAPoint: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '2.5')
    await expect(input).toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LimitsAreRead: Story = {
  tags: ['rule'],
  args: { min: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveAttribute('aria-valuenow', '2')
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    await expect(field).toHaveAttribute('aria-valuemax', '9999999')
  },
}

const reason = 'Whole numbers from 1 only. 5 is kept.'

export const PutBack: Story = {
  name: 'A quantity that is put back says why, until the next entry',
  args: { value: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    const { height } = canvas.getByRole('group').getBoundingClientRect()
    await userEvent.clear(field)
    await userEvent.type(field, '2.5')
    await userEvent.tab()
    await expect(await canvas.findByText(reason)).toBeVisible()
    await expect(field).toHaveAccessibleDescription(reason)
    await waitFor(() => expect(heard()).toContain(reason))
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(height)
    await userEvent.type(field, '3')
    await expect(canvas.queryByText(reason)).toBeNull()
  },
}

export const GoesWithEscape: Story = {
  name: 'Escape closes the explanation, wherever the focus is',
  args: { value: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '.5{Tab}')
    await canvas.findByText(reason)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(reason)).toBeNull())
  },
}

export const GoesWithAPress: Story = {
  name: 'The next press anywhere closes the explanation, which may cover another field',
  args: { value: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '.5{Tab}')
    await canvas.findByText(reason)
    await userEvent.click(document.body)
    await waitFor(() => expect(canvas.queryByText(reason)).toBeNull())
  },
}

export const Corrected: Story = {
  name: 'Enter leaves a quantity without a meaning to be corrected, and says what is wrong',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, 'x{Enter}')
    await expect(field).toHaveFocus()
    await waitFor(() => expect(heard()).toEqual(['Whole numbers from 1 only.']))
  },
}

export const EnterIsTold: Story = {
  args: { onEnter: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    await expect(args.onEnter).toHaveBeenCalledWith(12)
    await userEvent.clear(field)
    await userEvent.type(field, 'x{Enter}')
    await expect(args.onEnter).toHaveBeenCalledTimes(1)
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const Told: Story = {
  name: 'A button beside the field tells the new quantity, once the presses have ended',
  play: async ({ canvas, userEvent }) => {
    const increase = canvas.getByRole('button', { name: /^Increase/ })
    for (let press = 0; press < 3; press += 1) await userEvent.click(increase)
    await waitFor(() => expect(heard()).toEqual(['5']))
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('24{Enter}')
    await expect(heard()).toEqual(['5'])
  },
}

export const ToldWithItsOutcome: Story = {
  name: 'What follows from a quantity is told: after a button with the quantity, after typing and arrow keys alone',
  render: function Priced(args) {
    const [value, setValue] = useState(args.value)
    return <QuantityStepper {...args} value={value} onChange={setValue} outcome={`$${value * 2}.50`} />
  },
  play: async ({ canvas, userEvent }) => {
    const heardLast = (text: string) => waitFor(() => expect(heard().at(-1)).toBe(text))
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await heardLast('3, $6.50')
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowUp}')
    await heardLast('$8.50')
    await userEvent.keyboard('{Control>}a{/Control}6{Enter}')
    await heardLast('$12.50')
    await expect(heard()).toEqual(['3, $6.50', '$8.50', '$12.50'])
  },
}

export const EscapeInADialog: Story = {
  name: 'In a dialog the first Escape takes back what was typed, and the next one closes the dialog',
  render: function InADialog(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Dialog title="Treated pine" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <QuantityStepper {...args} />
      </Dialog>
    )
  },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('9{Escape}')
    await expect(field).toHaveValue('2')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
