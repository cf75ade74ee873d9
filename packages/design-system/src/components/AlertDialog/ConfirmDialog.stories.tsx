import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
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
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep the list' })).toHaveFocus())
  },
}

export const Pending: Story = {
  name: 'While its action is pending, the dialog offers only Close',
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

export const ConfirmedOnce: Story = {
  name: 'Each time a dialog opens, it can be confirmed only once',
  render: function Asking(args) {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Delete</Button>
        <ConfirmDialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete list' })
    await userEvent.click(confirm)
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Keep the list' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete list' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
