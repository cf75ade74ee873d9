import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { controlled } from '../../testing/controlled.tsx'
import { renderInDialog } from '../../testing/opened.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  component: QuantityStepper,
  args: { label: 'Quantity of treated pine', value: 2, onChange: fn() },
  beforeEach: () => holdClock(),
  render: controlled(QuantityStepper),
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of treated pine' })
    await expect(field).toHaveAttribute('aria-valuenow', '2')
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    await expect(field).toHaveAttribute('aria-valuemax', '9999999')

    await step('a button that has come to the end keeps the focus until the reader leaves it', async () => {
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
    })

    await step('a button tells the new quantity, once the presses have ended', async () => {
      const increase = canvas.getByRole('button', { name: 'Increase quantity of treated pine' })
      for (let press = 0; press < 3; press += 1) await userEvent.click(increase)
      await expect(args.onChange).toHaveBeenLastCalledWith(4)
      await passTimeUntil(() => expect(announcements()).toEqual(['4']))
    })

    await step('a typed quantity counts with Enter, and the field tells it itself', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('024')
      await expect(args.onChange).toHaveBeenCalledTimes(4)
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(24)
      await expect(field).toHaveValue('24')
      await passTimeUntil(() => expect(announcements()).toEqual(['4']))
    })

    await step('arrow keys count down to 1, and Escape takes back what was typed', async () => {
      await userEvent.keyboard('{Control>}a{/Control}2{Enter}{ArrowUp}{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith(4)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith(1)
      await userEvent.keyboard('99{Escape}')
      await expect(field).toHaveValue('1')
    })
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

const limit = 'The greatest quantity is 9,999,999.'

export const Greatest: Story = {
  tags: ['B22'],
  name: 'A quantity is capped below the greatest safe integer, and the field says so',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    field.focus()
    await userEvent.keyboard('9007199254740993{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(9_999_999)
    await expect(canvas.getByText(limit)).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain(limit))
    await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeDisabled()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('9999999')
    // All digits are readable.
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

export const Entered: Story = {
  args: { value: 5, onEnter: fn() },
  tags: ['B22'],
  name: 'Where Enter enters the quantity, one that is too great or none at all is not entered',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    field.focus()
    await userEvent.keyboard('99999999{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(canvas.getByText(limit)).toBeVisible()
    await expect(field).toHaveValue('99999999')
    await userEvent.keyboard('{Control>}a{/Control}12{Enter}')
    await expect(args.onEnter).toHaveBeenCalledWith(12)
    await userEvent.keyboard('{Control>}a{/Control}x{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const Hostile: Story = {
  tags: ['B22'],
  name: 'Only whole numbers above 0 are taken; other text stays with the reason, and an empty field gets its number back',
  args: { onRefuse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton')
    const paste = async (text: string) => {
      await userEvent.clear(input)
      await userEvent.click(input)
      await userEvent.paste(text)
      await userEvent.tab()
    }
    for (const text of ['0', '-1', '1.5', '1.000', '1e3', '5abc', '1,00', 'NaN', 'Infinity', '0x10']) {
      await paste(text)
      await expect(input).toHaveValue(text)
      await expect(input).toHaveAccessibleDescription('Whole numbers from 1 only. 2 is kept.')
      await expect(args.onRefuse).toHaveBeenLastCalledWith(true)
    }
    await paste('')
    await expect(input).toHaveValue('2')
    await expect(args.onRefuse).toHaveBeenLastCalledWith(false)
    await expect(args.onChange).not.toHaveBeenCalled()
    for (const [text, quantity] of Object.entries({ '1,000': 1000, ' 5 ': 5, '９': 9 })) {
      await paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(quantity)
      await expect(input).toHaveValue(String(quantity))
    }
  },
}

const reason = 'Whole numbers from 1 only. 5 is kept.'

export const PutBack: Story = {
  name: 'A quantity that is put back says why, until the next entry, press or Escape; a refused text until it is corrected',
  args: { value: 5 },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton')
    const isGone = () => waitFor(() => expect(canvas.queryByText(reason)).toBeNull())

    await step('until the next entry', async () => {
      const { height } = canvas.getByRole('group').getBoundingClientRect()
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(await canvas.findByText(reason)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(reason)
      await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(height)
      await passTimeUntil(() => expect(announcements()).toContain(reason))
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('3')
      await isGone()
      await userEvent.keyboard('{Escape}')
    })

    await step('until Escape, wherever the focus is', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await canvas.findByText(reason)
      await userEvent.keyboard('{Escape}')
      await isGone()
    })

    await step('until the next press anywhere, because it may cover another field', async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await canvas.findByText(reason)
      await userEvent.click(document.body)
      await isGone()
    })

    await step('Enter puts nothing back: the text stays to be corrected', async () => {
      await userEvent.type(field, 'x{Enter}')
      await expect(field).toHaveFocus()
      await expect(field).toHaveAccessibleDescription(reason)
      await userEvent.click(document.body)
      await expect(canvas.getByText(reason)).toBeVisible()
      await expect(field).toHaveValue('x')
    })
  },
}

export const ToldWithItsOutcome: Story = {
  name: 'The result of a quantity is announced: with the quantity, however it was entered',
  render: function Priced(args) {
    const [value, setValue] = useState(args.value)
    return <QuantityStepper {...args} value={value} onChange={setValue} outcome={`$${value * 2}.50`} />
  },
  play: async ({ canvas, userEvent }) => {
    const announced = (...texts: string[]) => passTimeUntil(() => expect(announcements()).toEqual(texts))
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await announced('3, $6.50')
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowUp}')
    await announced('3, $6.50', '4, $8.50')
    await userEvent.keyboard('{Control>}a{/Control}6{Enter}')
    await announced('3, $6.50', '4, $8.50', '6, $12.50')
  },
}

export const Cleared: Story = {
  tags: ['rule'],
  args: { onClear: fn(), onEnter: fn() },
  name: 'A field that may be cleared says so when it is left empty, or with Enter, and explains nothing',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onClear).toHaveBeenCalledTimes(1)
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledTimes(2)
    await expect(field).toHaveValue('2')
    await expect(canvas.queryByText(/^Whole numbers/)).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onEnter).not.toHaveBeenCalled()
  },
}

export const EscapeInADialog: Story = {
  name: 'In a dialog the first Escape takes back what was typed, and the next one closes the dialog, a note with it',
  render: renderInDialog(QuantityStepper),
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('9{Escape}')
    await expect(field).toHaveValue('2')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}{Tab}')
    await screen.findByText('Whole numbers from 1 only. 2 is kept.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
