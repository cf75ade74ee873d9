import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { unpaidStates } from '../testing/unpaidStates.ts'
import { PaymentCancelledScreen } from './PaymentCancelledScreen.tsx'

const meta = {
  component: PaymentCancelledScreen,
  ...given({ path: '/payment-cancelled?sessionId=cancelled-payment', clock: 'held' }),
} satisfies Meta<typeof PaymentCancelledScreen>
export default meta
type Story = StoryObj<typeof meta>

const states = unpaidStates({
  path: '/payment-cancelled',
  title: 'Payment cancelled',
  reported: 'The card provider reported that the payment was cancelled.',
})

export const Typical: Story = {
  play: async (context) => {
    await states.typical(context)
    const announcement = expect.stringMatching(/^Payment cancelled\. The payment was cancelled/)
    await passTimeUntil(() => expect(announcements()).toContainEqual(announcement))
  },
}

export const Empty: Story = states.empty
export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NotAllowed: Story = states.notAllowed
export const OnAPhone: Story = states.onAPhone
export const Approved: Story = {
  ...states.approved,
  name: 'An approved payment is shown as successful, not as cancelled',
}
