import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { announcements } from '../../testing/announcements.ts'
import { controlled } from '../../testing/controlled.tsx'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
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
}

export const NoNumber: Story = {
  args: { step: 0.01, description: 'In metres', onEnter: fn() },
  name: 'Text that is not a number stays in the field, with an error',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('3,6{Enter}')
    await expect(args.onEnter).not.toHaveBeenCalled()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveValue('3,6')
    await expect(field).toBeInvalid()
    const message = 'Decimals are written with a point, such as 3.6.'
    await expect(field).toHaveAccessibleDescription(`In metres ${message}`)
    await passTimeUntil(() => expect(announcements()).toEqual([message]))
    await userEvent.keyboard(`${selectAll}3.6{Enter}`)
    await expect(args.onChange).toHaveBeenLastCalledWith(3.6)
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const WhileTyping: Story = {
  args: { value: null, onType: fn() },
  name: 'Typing updates the number; leaving the field rounds it',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('3.26')
    await expect(args.onType).toHaveBeenLastCalledWith(3.26)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(3.3)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(`${selectAll}{Delete}`)
    await expect(args.onType).toHaveBeenLastCalledWith(null)
    await userEvent.keyboard(`0{Enter}${selectAll}-5{Tab}`)
    await expect(field).toHaveValue('0')
    await expect(args.onType).toHaveBeenLastCalledWith(0)
  },
}

export const EscapeInADialog: Story = {
  name: 'Escape first undoes the typing, then closes the dialog',
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
