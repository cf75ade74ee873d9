import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
import { AccountStatusBanner } from './AccountStatusBanner.tsx'

const meta = {
  component: AccountStatusBanner,
  ...given({ world: 'onHold', clock: 'held' }),
  render: () => (
    <>
      <h1>Any screen</h1>
      <AccountStatusBanner />
    </>
  ),
} satisfies Meta<typeof AccountStatusBanner>
export default meta
type Story = StoryObj<typeof meta>

export const OnHold: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is on hold')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Pay Account' })).toHaveAttribute('href', '/pay-account')
    await expect(canvas.getByText(/trade@corymbia\.example/)).toBeVisible()
    await passTimeUntil(() =>
      expect(announcements()).toContainEqual(
        expect.stringMatching(/^Your account is on hold\. New orders may be refused/),
      ),
    )
  },
}

export const OnAPhone: Story = { ...OnHold, globals: { viewport: { value: 'mobile1' } } }

export const NothingToPayOrSee: Story = {
  ...given({ switchedOff: ['Invoices'], settings: { pay_account_button_disabled: true } }),
  name: 'The banner links only to pages that the customer may open',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Call a Store' })
    await expect(canvas.queryByRole('link', { name: /Pay|Invoices/ })).toBeNull()
  },
}
