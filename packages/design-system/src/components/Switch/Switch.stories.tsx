import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { label: 'Enable user account', value: false, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: boolean) => {
      setValue(next)
      args.onChange(next)
    }
    return <Switch {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof Switch>

export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch', { name: 'Enable user account' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const On: Story = { args: { value: true } }

export const Described: Story = {
  args: { description: 'Without this the user cannot sign in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Without this the user cannot sign in')
  },
}

export const Invalid: Story = {
  args: { errorMessage: 'The last administrator cannot be switched off' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/last administrator/)
  },
}

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Enable user account' })).toBeInTheDocument()
  },
}

export const Disabled: Story = {
  args: { isDisabled: true, value: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Enable user account'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
