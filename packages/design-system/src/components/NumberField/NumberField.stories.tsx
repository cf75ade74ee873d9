import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  component: NumberField,
  args: { label: 'Length', unit: 'm', step: 0.1, minValue: 0, value: 2.4, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState<number | null>(args.value)
    const onChange = (next: number | null) => {
      setValue(next)
      args.onChange(next)
    }
    return <NumberField {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof NumberField>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}3.6{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.6)
    await expect(canvas.getByRole('spinbutton', { name: 'Length (m)' })).toHaveValue('3.6')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '3.6 m')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.7)
  },
}

export const Money: Story = {
  args: { label: 'Amount', unit: 'AUD', step: 0.01, decimals: 2, value: 4100 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount (AUD)' })
    await expect(field).toHaveValue('4,100.00')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}12.345{Tab}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.35)
    await expect(field).toHaveValue('12.35')
  },
}

/** What is pasted is read as what is typed: another notation never becomes another number. */
export const PastedText: Story = {
  args: { label: 'Amount', unit: 'AUD', step: 0.01, decimals: 2, value: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount (AUD)' })
    await userEvent.tab()
    for (const text of ['5929,04', '1e3', 'ten']) {
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.paste(text)
      await expect(field).toHaveValue('10.00')
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste('5,929.04')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(5929.04)
  },
}

export const MendedAfterAWrongEntry: Story = {
  name: 'After an entry that was no number, pasted numbers and arrow keys are taken again',
  args: { label: 'Amount', unit: 'AUD', step: 0.01, decimals: 2, value: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount (AUD)' })
    const select = () => userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.tab()
    await select()
    await userEvent.keyboard('12,50')
    await select()
    await userEvent.paste('12.50')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
    await userEvent.click(field)
    await select()
    await userEvent.keyboard('3,6')
    await userEvent.tab()
    await expect(args.onChange).not.toHaveBeenCalledWith(36)
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.51)
  },
}

export const Empty: Story = { args: { value: null } }

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

/** Each keystroke is told before the field is left, and Enter after the number is complete. */
export const WhileTyping: Story = {
  args: { value: null, onType: fn(), onEnter: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('3.26')
    await expect(args.onType).toHaveBeenLastCalledWith(3.26)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.3)
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const RefusedWithEnter: Story = {
  args: { value: 2.4, step: 0.01, description: 'In metres', onType: fn(), onEnter: fn() },
  name: 'Enter after what is no number leaves the field only once it has been put right',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    const hint = field.getAttribute('aria-describedby') ?? ''
    await expect(hint).not.toBe('')
    await userEvent.tab()
    await userEvent.keyboard('3,6{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(field).toHaveValue('2.4')
    // Who asks what is entered hears of the number that counts.
    await expect(args.onType).toHaveBeenLastCalledWith(2.4)
    const note = canvas.getByText('Decimals are written with a point, such as 3.6.')
    await expect(field).toHaveAttribute('aria-describedby', `${hint} ${note.id}`)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2.41)
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const CommaIsNoDecimalPoint: Story = {
  args: { value: 2.4, step: 0.01 },
  name: 'A length of 3,6 is never taken for 36: the field keeps its number and says why',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('3,6{Enter}')
    await expect(canvas.getByText('Decimals are written with a point, such as 3.6.')).toBeVisible()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('2.4')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}a{/Control}3.6{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.6)
  },
}

export const PastedWithACurrency: Story = {
  args: { label: 'Amount', unit: 'AUD', step: 0.01, decimals: 2, value: 10 },
  name: 'A pasted number may have a currency before or after it',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    for (const [pasted, number] of [
      ['$1,234.50', 1234.5],
      ['12.50 AUD', 12.5],
    ] as const) {
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.paste(pasted)
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(number)
    }
    await expect(field).toHaveValue('12.50')
  },
}

export const ClearedAfterAPaste: Story = {
  args: { value: null, step: 0.01, onType: fn() },
  name: 'What was pasted with a currency can be cleared again',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.paste('$12.50')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('12.50')
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect(args.onType).toHaveBeenLastCalledWith(null)
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton')).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const PutBackToItsNumber: Story = {
  args: { value: 0, onType: fn() },
  name: 'Who asks what is typed hears of the number that the field goes back to',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('-5{Tab}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0')
    await expect(args.onType).toHaveBeenLastCalledWith(0)
  },
}

export const ToldOnce: Story = {
  args: { value: 2.4 },
  name: 'The same reason is told once, however many wrong keys come in a row',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('ab1c')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1')
    await waitFor(() => expect(heard()).toEqual(['Only numbers can be entered.']))
  },
}

export const EscapeInADialog: Story = {
  name: 'In a dialog the first Escape takes back what was typed, and the next one closes the dialog',
  render: function InADialog(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <Dialog title="Treated pine" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <NumberField {...args} />
      </Dialog>
    )
  },
  args: { onType: fn() },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('9{Escape}')
    await expect(field).toHaveValue('2.4')
    await expect(field).toHaveFocus()
    await expect(args.onType).toHaveBeenLastCalledWith(2.4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
