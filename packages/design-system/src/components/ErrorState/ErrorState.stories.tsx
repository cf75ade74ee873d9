import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { title: 'Invoices could not be loaded', message: 'The server did not answer in time.' },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const Final: Story = {}

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer in time.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
