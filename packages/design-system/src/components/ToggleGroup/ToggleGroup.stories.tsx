import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { ToggleGroup } from './ToggleGroup.tsx'

const meta = {
  component: ToggleGroup,
  args: {
    label: 'View',
    value: 'list',
    onChange: fn(),
    options: [
      { value: 'list', label: 'List', icon: 'list' },
      { value: 'grid', label: 'Grid', icon: 'grid' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: string) => {
      setValue(next)
      args.onChange(next)
    }
    return <ToggleGroup {...args} value={value} onChange={onChange} />
  },
} satisfies Meta<typeof ToggleGroup>

export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledWith('grid')
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
  },
}
