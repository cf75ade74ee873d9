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
}

export const OnAPhone: Story = { ...Horizontal, globals: { viewport: { value: 'mobile1' } } }

export const OtherStates: Story = {
  render: (args) => (
    <Stack space="medium">
      <RadioGroup {...args} label="Chosen" value="kerb" />
      <RadioGroup {...args} label="Described" description="Delivery price is added upon order" isRequired />
      <RadioGroup {...args} label="Invalid" errorMessage="Please select an onsite or offsite delivery" />
      <RadioGroup {...args} label="Disabled" value="onsite" isDisabled />
    </Stack>
  ),
}

export const Cards: Story = {
  args: {
    hasCards: true,
    label: 'Amount to pay',
    isRequired: true,
    options: [
      { value: 'overdue', label: 'Overdue balance', end: <Money amount={592_904} /> },
      { value: 'other', label: 'Another amount' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Overdue balance'))
    await expect(args.onChange).toHaveBeenLastCalledWith('overdue')
    await expect(canvas.getByRole('radio', { name: 'Overdue balance $5,929.04' })).toBeChecked()
  },
}

export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'mobile1' } } }
