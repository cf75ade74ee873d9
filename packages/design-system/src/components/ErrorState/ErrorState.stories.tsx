import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTimeUntil } from '../../testing/holdClock.ts'
import { startTimer } from '../../time/clock.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { title: 'We could not load the invoices', message: 'The server did not answer in time.', onRetry: fn() },
  beforeEach: () => holdClock(),
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Final: Story = { render: ({ title, message }) => <ErrorState title={title} message={message} /> }

const announcement = 'We could not load the invoices. The server did not answer in time.'

/** A failure is announced when it appears, and when a retry has failed too. */
export const WithRetry: Story = {
  render: function Retried(args) {
    const [isRetrying, setRetrying] = useState(false)
    const retry = () => {
      setRetrying(true)
      startTimer(() => setRetrying(false), 400)
    }
    return <ErrorState {...args} isRetrying={isRetrying} onRetry={retry} />
  },
  play: async ({ canvas, userEvent }) => {
    await passTimeUntil(() => expect(announcements()).toEqual([announcement]))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await passTimeUntil(() =>
      expect(announcements()).toEqual([announcement, `Trying again has failed. ${announcement}`]),
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
}
