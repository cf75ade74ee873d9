import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { passesUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { PaymentFailScreen } from './PaymentFailScreen.tsx'

const meta = {
  component: PaymentFailScreen,
  ...given({ path: '/payment-fail?sessionId=declined-payment', clock: 'held' }),
} satisfies Meta<typeof PaymentFailScreen>
export default meta
type Story = StoryObj<typeof meta>

const reported = 'The card provider reported that the payment was not made.'

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment failed' })
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
    const told = expect.stringMatching(/^Payment failed\. The payment was declined/)
    await passesUntil(() => expect(heard()).toContainEqual(told))
  },
}

export const Empty: Story = {
  ...given({ path: '/payment-fail' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment failed' })
    await expect(canvas.getByText(reported)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  ...given({ latency: { queryPaymentSession: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Checking your payment' })
  },
}

export const Failed: Story = {
  ...given({ faults: { queryPaymentSession: 'forbidden' } }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'We could not confirm this payment' })
    await expect(canvasElement).not.toHaveTextContent(/Payment failed|was declined|Try again/)
  },
}

export const NotAllowed: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['C09'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment failed' })
    await expect(canvas.getByText(reported)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Try again' })
  },
}

export const Approved: Story = {
  ...given({ path: '/payment-fail?sessionId=example-payment' }),
  name: 'An approved payment is successful, whatever the address says',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment successful' })
    await expect(canvas.queryByText(reported)).toBeNull()
  },
}

/** The payment that was declined, and one that was started after it in another tab. */
function startBoth(): void {
  const record = { at: Date.now(), state: 'started', paymentId: '' }
  const declined = { ...record, reference: 'HAR001-500001-0', amount: 12_550, path: '/pay-account?invoiceId=500001' }
  const later = { ...record, reference: 'HAR001-0-0', amount: 700, path: '/pay-account?statementId=2026-10-31' }
  window.sessionStorage.setItem(
    'trade-portal.lasting.payments',
    JSON.stringify({ username: 'demo-admin', value: [later, declined] }),
  )
}

export const AnotherStartedSince: Story = {
  beforeEach: startBoth,
  name: 'Try again leads to the payment that failed, not to the one that was started last',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment failed' })
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account?invoiceId=500001'),
    )
  },
}
