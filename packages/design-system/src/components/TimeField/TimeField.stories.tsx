import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TimeField } from './TimeField.tsx'

const meta = {
  component: TimeField,
  args: { label: 'Required time', value: '08:00', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <TimeField {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof TimeField>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Required time' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('0245p')
    await expect(args.onChange).toHaveBeenLastCalledWith('14:45')
  },
}

export const PartTakenAway: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(document.body)
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const Empty: Story = { args: { value: '' } }

export const Described: Story = { args: { description: 'As it stands on your account', isRequired: true } }

export const Invalid: Story = {
  args: { errorMessage: 'Required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Required')).toBeVisible()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
