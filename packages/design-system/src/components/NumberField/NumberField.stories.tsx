import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { announcements, recordAnnouncements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { controlled } from '../../testing/controlled.tsx'
import { renderInDialog } from '../../testing/opened.tsx'
import { NumberField } from './NumberField.tsx'

const selectAll = '{Control>}a{/Control}'

const meta = {
  component: NumberField,
  args: { label: 'Length', unit: 'm', step: 0.1, minValue: 0, value: 2.4, onChange: fn() },
  beforeEach: () => holdClock(),
  render: controlled(NumberField),
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(`${selectAll}3.6{Tab}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(3.6)
    await expect(canvas.getByRole('spinbutton', { name: 'Length (m)' })).toHaveValue('3.6')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuetext', '3.6 m')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(3.7)
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <NumberField {...args} label="Empty" value={null} />
      <NumberField {...args} label="Described" description="As it stands on your account" isRequired />
      <NumberField {...args} label="Invalid" errorMessage="Required" />
      <NumberField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const CommaIsNoDecimalPoint: Story = {
  args: { step: 0.01, description: 'In metres', onType: fn(), onEnter: fn() },
  name: 'A length of 3,6 is never taken for 36: the text stays with an error, and the field has no number',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    const hint = field.getAttribute('aria-describedby') ?? ''
    await expect(hint).not.toBe('')
    await userEvent.tab()
    await userEvent.keyboard('3,6{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('3,6')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('In metres Decimals are written with a point, such as 3.6.')
    await userEvent.keyboard(`${selectAll}3.6{Enter}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(3.6)
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const WhileTyping: Story = {
  args: { value: null, onType: fn(), onEnter: fn() },
  name: 'Each keystroke is reported before the field is left, and Enter after the number is complete',
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('spinbutton')

    await step('what was typed can be cleared again', async () => {
      await userEvent.tab()
      await userEvent.keyboard('12.50')
      await userEvent.keyboard(`${selectAll}{Delete}`)
      await expect(args.onType).toHaveBeenLastCalledWith(null)
      await userEvent.tab()
      await expect(field).toHaveValue('')
      await expect(args.onChange).not.toHaveBeenCalled()
    })

    await step('a number is reported as it is typed, and then as it is kept', async () => {
      await userEvent.tab({ shift: true })
      await userEvent.keyboard('3.26')
      await expect(args.onType).toHaveBeenLastCalledWith(3.26)
      await expect(args.onChange).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(3.3)
      await expect(args.onEnter).toHaveBeenCalledOnce()
    })

    await step('so is the number that the field goes back to', async () => {
      await userEvent.keyboard(`${selectAll}0{Enter}${selectAll}-5{Tab}`)
      await expect(field).toHaveValue('0')
      await expect(args.onType).toHaveBeenLastCalledWith(0)
    })

    await step('what is no number never becomes one: it stays, and why is told when the field is left', async () => {
      for (const text of ['1e3', 'ab1c', '$5']) {
        recordAnnouncements()
        await userEvent.tab({ shift: true })
        await userEvent.keyboard(`${selectAll}${text}`)
        await expect(field).toHaveValue(text)
        await expect(args.onType).toHaveBeenLastCalledWith(null)
        await userEvent.tab()
        await expect(field).toHaveValue(text)
        await passTimeUntil(() => expect(announcements()).toEqual(['Only numbers can be entered.']))
      }
    })
  },
}

export const EscapeInADialog: Story = {
  name: 'In a dialog the first Escape takes back what was typed, and the next one closes the dialog',
  render: renderInDialog(NumberField),
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
