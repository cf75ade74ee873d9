import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, within } from 'storybook/test'
import { toasts } from '../foundation/failures/toasts.ts'
import { MessagesDialog } from './MessagesDialog.tsx'

const meta = {
  component: MessagesDialog,
  ...given(),
  args: { onClose: fn() },
  beforeEach: () => {
    toasts.messages.forget()
    return toasts.messages.forget
  },
} satisfies Meta<typeof MessagesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  beforeEach: () => {
    toasts.messages.keep('success', 'Added to cart')
    toasts.messages.keep('error', 'What you see may be out of date. The supplier did not answer.')
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Messages' }))
    const [newest, oldest] = dialog.getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Error: What you see may be out of date.')
    await expect(oldest).toHaveTextContent('Added to cart')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const NoneYet: Story = {
  play: async () => {
    await screen.findByText('No messages yet.')
  },
}
