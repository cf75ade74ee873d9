import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen.tsx'

const meta = { component: HomeScreen, ...given({ path: '/' }) } satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hi Sam! Welcome to your Trade Portal.' })
    await expect(await canvas.findByText('Current balance')).toBeVisible()
    await canvas.findByText('$30,155.96')
    await canvas.findByText('$5,929.04')
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('6:48:12 13/11/2026')
    await expect(await canvas.findByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('$30,155.96')
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('6:48:12 11/13/2026')
  },
}

/** A new account: nothing owed, never signed in before, and no catalogue yet. */
export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('$0.00')).toHaveLength(2)
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('–')
    await canvas.findByText('No matching records.')
  },
}

export const Loading: Story = {
  ...given({ latency: { getUserDetails: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your account')
  },
}

export const Failed: Story = {
  // The price book entry needs the customer's number, so it would request the user's details a second time.
  ...given({ switchedOff: ['Price Book'], faults: { getUserDetails: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your account')
    await canvas.findByText('The supplier refused the request.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('heading', { name: 'Hi Sam! Welcome to your Trade Portal.' })
  },
}

export const CategoriesFailed: Story = {
  ...given({ faults: { getProductCategories: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the product categories')
    await expect(canvas.getByRole('heading', { name: /^Hi Sam!/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('link', { name: 'Timber' })
  },
}

/** The time between two slides is specified; it is a constant of the carousel and tested in its stories. */
export const Banners: Story = {
  play: async ({ canvas, userEvent }) => {
    const carousel = within(await canvas.findByRole('region', { name: 'News from your supplier' }))
    const first = await carousel.findByRole('link', { name: /^Frames up, on time/ })
    await expect(first).toHaveAttribute('href', '/products')
    await userEvent.click(carousel.getByRole('button', { name: 'Next slide' }))
    await carousel.findByRole('link', { name: /^Roofing in six colours/ })
    await expect(carousel.getByText('2 of 3')).toBeVisible()
    await expect(carousel.queryByText(/^Winter hours/)).toBeNull()
  },
}

export const PayNow: Story = {
  name: 'K10 Pay Now is shown when something is overdue',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/pay-account')
  },
}

export const NothingOverdue: Story = {
  ...given({ world: 'empty' }),
  name: 'K10 Pay Now is not shown when nothing is overdue',
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const PayAccountDisabled: Story = {
  ...given({ settings: { pay_account_button_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const BalancesSwitchedOff: Story = {
  ...given({ switchedOff: ['balances'] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'News from your supplier' })
    await expect(canvas.queryByText('Current balance')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const BalancesNotEnabled: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'A23 Balances stay hidden unless they are clearly enabled',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hi Sam!/ })
    await expect(canvas.getByText('Last activity login')).toBeVisible()
    await expect(canvas.queryByText('Current balance')).toBeNull()
    await expect(canvas.queryByText('Overdue balance')).toBeNull()
    await within(document.body).findByText('The supplier refused the request.')
  },
}

export const ProductsDisabled: Story = {
  ...given({ settings: { products_button_disabled: true } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Current balance')
    await expect(canvas.queryByRole('heading', { name: 'Browse products' })).toBeNull()
  },
}

export const SessionExpired: Story = {
  ...given({ faults: { getUserDetails: 'session-expired' } }),
  name: 'A01 An expired session leads to the sign-in page',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const SeveralAnswersExpired: Story = {
  ...given({
    faults: {
      getUserDetails: 'session-expired',
      getWidgetConfiguration: 'session-expired',
      getProductCategories: 'session-expired',
    },
  }),
  name: 'A03 Several expired answers sign out once',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(within(document.body).queryByText(/session has expired/)).toBeNull()
  },
}
