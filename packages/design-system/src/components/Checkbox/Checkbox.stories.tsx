import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Remember me', value: false, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: boolean) => {
      setValue(next)
      args.onChange(next)
    }
    return <Checkbox {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

export const On: Story = { args: { value: true } }

export const Indeterminate: Story = { args: { isIndeterminate: true } }

export const Invalid: Story = { args: { errorMessage: 'Please accept the terms' } }

export const Disabled: Story = { args: { isDisabled: true, value: true } }

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeInTheDocument()
  },
}
