import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  args: { children: 'Enable user account', isSelected: false, onChange: fn() },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected)
    const onChange = (next: boolean) => {
      setSelected(next)
      args.onChange(next)
    }
    return <Switch {...args} isSelected={isSelected} onChange={onChange} />
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

export const On: Story = { args: { isSelected: true } }

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
  args: { isDisabled: true, isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Enable user account'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
