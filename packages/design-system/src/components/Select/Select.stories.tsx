import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
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
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <Select {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Victoria' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('VIC')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Victoria/ })).toHaveFocus())
  },
}

export const Chosen: Story = { args: { value: 'WA' } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
