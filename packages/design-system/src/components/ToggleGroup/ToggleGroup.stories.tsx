import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
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
  render: controlled(ToggleGroup),
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
