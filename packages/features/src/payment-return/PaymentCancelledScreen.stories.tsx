import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { PaymentCancelledScreen } from './PaymentCancelledScreen.tsx'

const at = (query = '') => given({ path: `/payment-cancelled${query}` })
const phone = { globals: { viewport: { value: 'mobile1' } } }

const meta = {
  component: PaymentCancelledScreen,
  ...at('?sessionId=cancelled-payment'),
} satisfies Meta<typeof PaymentCancelledScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
    await waitFor(() =>
      expect(heard()).toContainEqual(expect.stringMatching(/^Payment cancelled\. The payment was cancelled/)),
    )
  },
}

export const OnAPhone: Story = { ...Typical, ...phone }

export const Empty: Story = {
  ...at(),
  name: 'Without an id the page says Payment cancelled',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
    await expect(canvas.getByText('The card provider reported that the payment was cancelled.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
  },
}

export const SignedOut: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['C09'],
  name: 'Signed out the page can be read',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' })
    await expect(canvas.getByText('The card provider reported that the payment was cancelled.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
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
    await canvas.findByRole('heading', { level: 1, name: 'Payment could not be checked' })
    await expect(canvasElement).not.toHaveTextContent(/Payment cancelled|was cancelled|Try again/)
  },
}

export const Approved: Story = {
  ...at('?sessionId=example-payment'),
  name: 'An approved payment is successful, whatever the address says',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Payment successful' })
    await expect(canvas.queryByText('The card provider reported that the payment was cancelled.')).toBeNull()
  },
}
