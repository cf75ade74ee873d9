import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { unpaidStates } from '../testing/unpaidStates.ts'
import { PaymentFailScreen } from './PaymentFailScreen.tsx'

const meta = {
  component: PaymentFailScreen,
  ...given({ path: '/payment-fail?sessionId=declined-payment', clock: 'held' }),
} satisfies Meta<typeof PaymentFailScreen>
export default meta
type Story = StoryObj<typeof meta>

const states = unpaidStates({
  path: '/payment-fail',
  title: 'Payment failed',
  reported: 'The card provider reported that the payment was not made.',
})

export const Typical: Story = {
  play: async (context) => {
    await states.typical(context)
    const announcement = expect.stringMatching(/^Payment failed\. The payment was declined/)
    await passTimeUntil(() => expect(announcements()).toContainEqual(announcement))
  },
}

export const Empty: Story = states.empty
export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NotAllowed: Story = states.notAllowed
export const OnAPhone: Story = states.onAPhone

/** Stores the declined payment, and a payment that was started later in another tab. */
function startBoth(): void {
  const record = { username: 'demo-admin', at: Date.now(), state: 'started', paymentId: '' }
  const declined = { ...record, reference: 'HAR001-500001-0', amount: 12_550, path: '/pay-account?invoiceId=500001' }
  const later = { ...record, reference: 'HAR001-0-0', amount: 700, path: '/pay-account?statementId=2026-10-31' }
  window.localStorage.setItem('trade-portal.lasting.payments', JSON.stringify([later, declined]))
}

export const AnotherStartedSince: Story = {
  beforeEach: startBoth,
  name: 'Try again opens the payment that failed, not a later one',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment failed' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account?invoiceId=500001'),
    )
  },
}
