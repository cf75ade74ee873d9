import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { icon: 'bin', label: 'Remove line', onPress: fn() } } satisfies Meta<
  typeof IconButton
>

export default meta

type Story = StoryObj<typeof meta>

export const Quiet: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove line' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary', tone: 'critical' } }

export const Pending: Story = { args: { isPending: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Tooltip: Story = {
  name: 'The tooltip covers the button and is not read a second time',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Remove line' })
    await expect(button).not.toHaveAccessibleDescription()
    const { width } = button.getBoundingClientRect()
    await expect(canvas.getByTitle('Remove line').getBoundingClientRect().width).toBeGreaterThan(width - 4)
  },
}
