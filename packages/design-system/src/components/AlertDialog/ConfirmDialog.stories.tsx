import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Delete this list?',
    isOpen: true,
    onClose: fn(),
    keepLabel: 'Keep the list',
    confirmLabel: 'Delete list',
    pendingLabel: 'Deleting…',
    isPending: false,
    onConfirm: fn(),
    children: <Text>“Bathroom” with its 12 lines is deleted. This cannot be undone.</Text>,
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep the list' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Delete list' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Pending: Story = {
  name: 'Pending: nothing is kept any more',
  args: { isPending: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await expect(screen.queryByRole('button', { name: 'Keep the list' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Deleting…/ }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
