import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { controlled } from '../../testing/controlled.tsx'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
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

const selectAll = '{Control>}a{/Control}'
const announced = (...texts: string[]) => passTimeUntil(() => expect(announcements()).toEqual(texts))

export const Standard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of treated pine' })
    await expect(field).toHaveAttribute('aria-valuenow', '2')
    await expect(field).toHaveAttribute('aria-valuemin', '1')
    await expect(field).toHaveAttribute('aria-valuemax', '9999999')

    await step('a button at the limit keeps the focus until the user moves on', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Enter}{Enter}')
      await expect(args.onChange).toHaveBeenCalledTimes(1)
      const decrease = canvas.getByRole('button', { name: 'Decrease quantity of treated pine' })
      await expect(decrease).toHaveFocus()
      await expect(decrease).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await expect(decrease).toBeDisabled()
    })

    await step('the new quantity is announced once the presses stop', async () => {
      const increase = canvas.getByRole('button', { name: 'Increase quantity of treated pine' })
      for (let press = 0; press < 3; press += 1) await userEvent.click(increase)
      await expect(args.onChange).toHaveBeenLastCalledWith(4)
      await announced('4')
    })

    await step('Enter applies a typed quantity; Escape undoes the typing', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('024')
      await expect(args.onChange).toHaveBeenLastCalledWith(4)
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(24)
      await userEvent.keyboard('99{Escape}')
      await expect(field).toHaveValue('24')
      await announced('4')
    })

    await step('arrow keys change the quantity, down to 1', async () => {
      await userEvent.keyboard(`${selectAll}2{Enter}{ArrowUp}`)
      await expect(args.onChange).toHaveBeenLastCalledWith(3)
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
      await expect(args.onChange).toHaveBeenLastCalledWith(1)
    })
  },
}

export const Disabled: Story = { args: { isDisabled: true } }

const limit = 'The greatest quantity is 9,999,999.'

export const Hostile: Story = {
  tags: ['B22'],
  name: 'A quantity is a whole number from 1 to 9,999,999',
  args: { onRefuse: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton')
    const paste = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text)
      await userEvent.tab()
    }

    await step('text that is not a whole number stays, with the reason', async () => {
      for (const text of ['0', '-1', '1.5', '1.000', '1e3', '5abc', 'NaN', 'Infinity', '0x10']) {
        await paste(text)
        await expect(field).toHaveValue(text)
        await expect(field).toHaveAccessibleDescription('Whole numbers from 1 only. 2 is kept.')
        await expect(args.onRefuse).toHaveBeenLastCalledWith(true)
      }
    })

    await step('an emptied field gets its old quantity back', async () => {
      await paste('')
      await expect(field).toHaveValue('2')
      await expect(args.onRefuse).toHaveBeenLastCalledWith(false)
      await expect(args.onChange).not.toHaveBeenCalled()
    })

    await step('whole numbers in other notations are accepted', async () => {
      for (const [text, quantity] of Object.entries({ '1,000': 1000, ' 5 ': 5, '９': 9 })) {
        await paste(text)
        await expect(args.onChange).toHaveBeenLastCalledWith(quantity)
        await expect(field).toHaveValue(String(quantity))
      }
    })

    await step('a quantity above the limit is capped, and the field says so', async () => {
      await userEvent.type(field, `${selectAll}9007199254740993{Enter}`)
      await expect(args.onChange).toHaveBeenLastCalledWith(9_999_999)
      await expect(canvas.getByText(limit)).toBeVisible()
      await passTimeUntil(() => expect(announcements()).toContain(limit))
      await expect(canvas.getByRole('button', { name: /^Increase/ })).toBeDisabled()
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
    })
  },
}

export const Entered: Story = {
  args: { value: 5, onEnter: fn() },
  name: 'Enter does not submit an invalid quantity',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton').focus()
    await userEvent.keyboard('99999999{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(canvas.getByText(limit)).toBeVisible()
    await userEvent.keyboard(`${selectAll}12{Enter}`)
    await expect(args.onEnter).toHaveBeenCalledWith(12)
    await userEvent.keyboard(`${selectAll}x{Enter}`)
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

const reason = 'Whole numbers from 1 only. 5 is kept.'

export const PutBack: Story = {
  name: 'A note explains a restored quantity until the next action',
  args: { value: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    const { height } = canvas.getByRole('group').getBoundingClientRect()
    for (const act of [
      () => userEvent.type(field, '3'),
      () => userEvent.keyboard('{Escape}'),
      // A press anywhere, because the note may cover another field.
      () => userEvent.click(document.body),
    ]) {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(await canvas.findByText(reason)).toBeVisible()
      await expect(field).toHaveAccessibleDescription(reason)
      await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(height)
      await passTimeUntil(() => expect(announcements()).toContain(reason))
      await act()
      await waitFor(() => expect(canvas.queryByText(reason)).toBeNull())
      await userEvent.type(field, `${selectAll}5{Enter}`)
    }
  },
}

export const ToldWithItsOutcome: Story = {
  args: { outcome: '$6.50' },
  name: 'A new quantity is announced together with the price',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await announced('3, $6.50')
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard(`${selectAll}6{Enter}`)
    await announced('3, $6.50', '6, $6.50')
  },
}

export const Cleared: Story = {
  args: { onClear: fn(), onEnter: fn() },
  name: 'If clearing is allowed, an emptied field calls onClear',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    for (const key of ['{Tab}', '{Enter}']) {
      await userEvent.clear(field)
      await userEvent.keyboard(key)
    }
    await expect(args.onClear).toHaveBeenCalledTimes(2)
    await expect(field).toHaveValue('2')
    await expect(canvas.queryByText(/^Whole numbers/)).toBeNull()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(args.onEnter).not.toHaveBeenCalled()
  },
}

export const EscapeInADialog: Story = {
  name: 'Escape first undoes the typing, then closes the dialog',
  render: renderInDialog(QuantityStepper),
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('9{Escape}')
    await expect(field).toHaveValue('2')
    await expect(field).toHaveFocus()
    await userEvent.keyboard(`${selectAll}{Delete}{Tab}`)
    await screen.findByText('Whole numbers from 1 only. 2 is kept.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
