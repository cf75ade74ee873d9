import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'State',
    value: '',
    onChange: fn(),
    options: [
      { value: 'NSW', label: 'New South Wales' },
      { value: 'VIC', label: 'Victoria' },
      { value: 'WA', label: 'Western Australia' },
    ],
  },
  render: controlled(Select),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'State' })
    await expect(list).toHaveDisplayValue('Choose one')
    await userEvent.selectOptions(list, 'Victoria')
    await expect(args.onChange).toHaveBeenCalledWith('VIC')
    await expect(list).toHaveDisplayValue('Victoria')
    await expect(canvas.queryByText('Choose one')).toBeNull()
  },
}

/** The value is not among the options, for example in a draft whose option the supplier has withdrawn. */
export const NotOffered: Story = {
  args: { value: 'QLD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Choose one')
  },
}

export const Invalid: Story = { args: { errorMessage: 'Please select a State', isRequired: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const OnAPhone: Story = { args: { value: 'WA' }, globals: { viewport: { value: 'mobile1' } } }
