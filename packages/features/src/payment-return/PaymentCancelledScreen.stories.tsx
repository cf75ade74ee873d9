import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { passesUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { PaymentCancelledScreen } from './PaymentCancelledScreen.tsx'

const meta = {
  component: PaymentCancelledScreen,
  ...given({ path: '/payment-cancelled?sessionId=cancelled-payment', clock: 'held' }),
} satisfies Meta<typeof PaymentCancelledScreen>
export default meta
type Story = StoryObj<typeof meta>

const reported = 'The card provider reported that the payment was cancelled.'

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
    const told = expect.stringMatching(/^Payment cancelled\. The payment was cancelled/)
    await passesUntil(() => expect(heard()).toContainEqual(told))
  },
}

export const Empty: Story = {
  ...given({ path: '/payment-cancelled' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
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
    await expect(canvasElement).not.toHaveTextContent(/Payment cancelled|was cancelled|Try again/)
  },
}

export const NotAllowed: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['C09'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
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
  ...given({ path: '/payment-cancelled?sessionId=example-payment' }),
  name: 'An approved payment is successful, whatever the address says',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment successful' })
    await expect(canvas.queryByText(reported)).toBeNull()
  },
}
