import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { AlertDialog } from './AlertDialog.tsx'

const meta = {
  component: AlertDialog,
  loaders: [AlertDialog.preload],
  args: {
    title: 'Account Status On Hold',
    isOpen: true,
    onClose: fn(),
    children: <Text>Please call us before you order.</Text>,
  },
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Account Status On Hold' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Question: Story = {
  args: {
    title: 'Remove all products?',
    closeLabel: 'Cancel',
    actions: (
      <Button tone="critical" icon="bin">
        Remove all
      </Button>
    ),
    children: <Text>The cart will be empty.</Text>,
  },
  play: async ({ args, userEvent }) => {
    for (const name of ['Cancel', 'Remove all', 'Cancel']) {
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
      await userEvent.tab()
    }
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { ...Question, globals: { viewport: { value: 'mobile1' } } }
