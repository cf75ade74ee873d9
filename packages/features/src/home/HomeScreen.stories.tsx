import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerHeld } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { heard } from '@trade-portal/design-system/testing'
import { expect, waitFor, within } from 'storybook/test'
import { saysOnHold, saysSuspended } from '../testing/restrictedAccount.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { allAnswered } from '../testing/allAnswered.ts'

const meta = { component: HomeScreen, ...given({ path: '/' }) } satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'mobile1' } } }

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hi Sam! Welcome to your Trade Portal.' })
    await expect(await canvas.findByText('Current balance')).toBeVisible()
    await canvas.findByText('$30,155.96')
    await canvas.findByText('$5,929.04')
    const account = within(canvas.getByRole('region', { name: 'Your account' }))
    await expect(account.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('6:48:12 13/11/2026')
    await expect(await canvas.findByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
  },
}

export const OnAPhone: Story = { ...Typical, ...phone }

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
    await canvas.findByText('Overdue balance')
    const tiles = within(canvas.getByRole('list', { name: 'Your account' }))
    await expect(await tiles.findAllByText('$0.00')).toHaveLength(2)
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

/** What the supplier answers is shown at once, whatever it has not answered yet. */
export const AccountIsLoading: Story = {
  ...Loading,
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your account')
    await canvas.findByRole('region', { name: 'News from your supplier' })
    await canvas.findByRole('link', { name: 'Timber' })
  },
}

export const NewsAndBalancesAreLoading: Story = {
  ...given({ latency: { getWidgetConfiguration: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Last activity login')
    await expect(canvas.getByText('Loading the news')).toBeInTheDocument()
    await expect(canvas.queryByText('Current balance')).toBeNull()
  },
}

export const CategoriesAreLoading: Story = {
  ...given({ latency: { getProductCategories: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Current balance')
    await expect(canvas.getByText('Loading the product categories')).toBeInTheDocument()
  },
}

export const EverythingIsLoading: Story = {
  ...given({
    latency: { getUserDetails: 'forever', getWidgetConfiguration: 'forever', getProductCategories: 'forever' },
  }),
  play: async ({ canvas }) => {
    for (const what of ['your account', 'the news', 'the product categories']) {
      await canvas.findByText(`Loading ${what}`)
    }
  },
}

export const EverythingIsLoadingOnAPhone: Story = { ...EverythingIsLoading, ...phone }

/** The last part stays where its skeleton was, so no part above it has another height than its own. */
const afterTheFrame = [
  'getProductCategories',
  'getWidgetConfiguration',
  'getCustomerAgedBalances',
  'getUserDetails',
] as const

export const NothingMoves: Story = {
  ...given({ held: afterTheFrame }),
  name: 'Nothing moves when an answer comes',
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your account')
    await canvas.findByText('Loading the news')
    const last = canvas.getByRole('heading', { name: 'Browse products' })
    const { top } = last.getBoundingClientRect()
    for (const name of afterTheFrame) {
      answerHeld(name)
      await allAnswered()
      await expect(last.getBoundingClientRect().top).toBeCloseTo(top, 0)
    }
    await canvas.findByText('Current balance')
    await canvas.findByRole('region', { name: 'News from your supplier' })
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull())
    await expect(last.getBoundingClientRect().top).toBeCloseTo(top, 0)
  },
}

export const NothingMovesOnAPhone: Story = {
  ...NothingMoves,
  ...phone,
  tags: ['rule'],
  name: 'Nothing moves on a phone',
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
  // The menu of the shell would ask first and use up the only failure.
  globals: { shell: 'without' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the product categories')
    await expect(await canvas.findByRole('heading', { name: /^Hi Sam!/ })).toBeVisible()
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
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^2 of 3, Roofing in six colours/)))
    await expect(carousel.queryByText(/^Winter hours/)).toBeNull()
  },
}

const agesOf = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)

export const Ageing: Story = {
  name: 'The ages of the balance are figures above a bar, and the total is not said twice',
  play: async ({ canvas }) => {
    await canvas.findByText('$24,226.92')
    await expect(agesOf({ canvas })).toEqual([
      'Current $24,226.92',
      '30 Days $4,439.84',
      '60 Days $0.00',
      '90 Days $0.00',
      '120+ Days $1,489.20',
    ])
    await expect(canvas.getAllByText('$30,155.96')).toHaveLength(1)
  },
}

/** Nothing else waits for it. */
export const AgeingIsLoading: Story = {
  ...given({ latency: { getCustomerAgedBalances: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Current balance')
    await expect(canvas.getByText('Loading the ages of your balance')).toBeInTheDocument()
    await canvas.findByRole('region', { name: 'News from your supplier' })
    await canvas.findByRole('link', { name: 'Timber' })
    await waitFor(() => expect(heard()).toContain('Loading the ages of your balance'))
  },
}

export const AgeingFailed: Story = {
  ...given({ faults: { getCustomerAgedBalances: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the ages of your balance')
    await expect(canvas.getByText('$30,155.96')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('120+ Days')
  },
}

export const AgeingFailedOnAPhone: Story = { ...AgeingFailed, ...phone }

export const BalancesComeFirst: Story = {
  name: 'The balances are above the news',
  play: async ({ canvas }) => {
    const news = await canvas.findByRole('region', { name: 'News from your supplier' })
    const balance = await canvas.findByText('Current balance')
    await expect(balance.getBoundingClientRect().bottom).toBeLessThan(news.getBoundingClientRect().top)
  },
}

/** Nothing but the categories and the last sign-in. */
export const WithoutNewsAndBalances: Story = {
  ...given({ switchedOff: ['balances', 'Banner framing', 'Banner roofing', 'Banner insulation'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Last activity login')
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull())
    await expect(canvas.queryByRole('region', { name: 'News from your supplier' })).toBeNull()
    await expect(canvas.queryByText('Current balance')).toBeNull()
  },
}

export const WithoutNewsAndBalancesOnAPhone: Story = { ...WithoutNewsAndBalances, ...phone }

export const PayNow: Story = {
  tags: ['K10'],
  name: 'Pay Now is shown when something is overdue',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/pay-account')
  },
}

export const NothingOverdue: Story = {
  ...given({ world: 'empty' }),
  tags: ['K10'],
  name: 'Pay Now is not shown when nothing is overdue',
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const NothingOverdueOnAPhone: Story = { ...NothingOverdue, ...phone, name: 'Nothing is overdue on a phone' }

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
    await expect(canvas.queryByText('Current balance by age')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const BalancesNotEnabled: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  tags: ['A23'],
  name: 'Balances stay hidden unless they are clearly enabled',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hi Sam!/ })
    await expect(canvas.getByText('Last activity login')).toBeVisible()
    await expect(canvas.queryByText('Current balance')).toBeNull()
    await expect(canvas.queryByText('Overdue balance')).toBeNull()
    await expect(canvas.queryByText('Current balance by age')).toBeNull()
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
  tags: ['A01'],
  name: 'An expired session leads to the sign-in page',
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
  tags: ['A03'],
  name: 'Several expired answers sign out once',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(within(document.body).queryByText(/session has expired/)).toBeNull()
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'What an account on hold may not do is said before the work',
  play: saysOnHold,
}

export const OnHoldOnAPhone: Story = {
  ...OnHold,
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On hold on a phone',
}

export const Suspended: Story = {
  ...given({ world: 'suspended' }),
  play: saysSuspended,
}
