import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
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
    await expect(canvas.getByText('The server did not answer in time.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

const words = 'Invoices could not be loaded. The server did not answer in time.'

export const ToldAgain: Story = {
  name: 'A failure is said when it appears, and when another attempt has failed too',
  render: function Retried(args) {
    const [isRetrying, setRetrying] = useState(false)
    const retry = () => {
      setRetrying(true)
      setTimeout(() => setRetrying(false), 400)
    }
    return <ErrorState {...args} isRetrying={isRetrying} onRetry={retry} />
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(heard()).toEqual([words]))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(heard()).toEqual([words, `Trying again has failed. ${words}`]))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}
