import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { controlled } from '../../testing/controlled.tsx'
import { Money } from '../Money/Money.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  component: RadioGroup,
  args: {
    label: 'Delivery',
    options: [
      { value: 'onsite', label: 'Onsite' },
      { value: 'kerb', label: 'Kerbside', description: 'Someone must be there to sign' },
      { value: 'none', label: 'I collect it' },
    ],
    value: '',
    onChange: fn(),
  },
  render: controlled(RadioGroup),
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** The group has one tab stop, and the arrow keys choose an option. */
export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Onsite' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('kerb')
    await expect(canvas.getByRole('radio', { name: 'Kerbside' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Kerbside' })).toHaveAccessibleDescription(/sign/)
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    value: 'Order',
    label: 'Type',
    options: [
      { value: 'Order', label: 'Order' },
      { value: 'Quote', label: 'Quote' },
    ],
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Quote')
  },
}

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <RadioGroup {...args} label="Chosen" value="kerb" />
      <RadioGroup {...args} label="Described" description="Delivery price is added upon order" isRequired />
      <RadioGroup {...args} label="Invalid" errorMessage="Please select an onsite or offsite delivery" />
      <RadioGroup {...args} label="Disabled" value="onsite" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Invalid' })
    await expect(group).toHaveAccessibleDescription(/Please select/)
    await expect(group).toBeInvalid()
  },
}

export const OnAPhone: Story = { ...Horizontal, globals: { viewport: { value: 'mobile1' } } }

export const Cards: Story = {
  args: {
    hasCards: true,
    label: 'Despatch type',
    isRequired: true,
    options: [
      { value: 'pickup', label: 'Pickup from branch' },
      { value: 'delivery', label: 'Delivery to site' },
      { value: 'courier', label: 'Courier' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery to site'))
    await expect(args.onChange).toHaveBeenLastCalledWith('delivery')
    await expect(canvas.getByRole('radio', { name: 'Delivery to site' })).toBeChecked()
  },
}

export const Amounts: Story = {
  args: {
    hasCards: true,
    label: 'Amount to pay',
    value: 'overdue',
    options: [
      { value: 'overdue', label: 'Overdue balance', end: <Money amount={592_904} /> },
      { value: 'current', label: 'Current balance', end: <Money amount={3_015_596} /> },
      { value: 'other', label: 'Another amount' },
    ],
  },
  play: async ({ canvas }) => {
    const [first = document.body, second = document.body] = canvas.getAllByText(/^\$/)
    await expect(first.getBoundingClientRect().right).toBe(second.getBoundingClientRect().right)
    await expect(canvas.getByRole('radio', { name: 'Overdue balance $5,929.04' })).toBeChecked()
  },
}

export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'mobile1' } } }
