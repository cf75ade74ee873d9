import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { saysOnHold, saysSuspended, failed } from '../testing/screenStates.ts'
import { HomeScreen } from './HomeScreen.tsx'

const meta = { component: HomeScreen, ...given({ path: '/', clock: 'held' }) } satisfies Meta<typeof HomeScreen>
export default meta
type Story = StoryObj<typeof meta>

const phone = { globals: { viewport: { value: 'mobile1' } } }
const news = { name: 'News from your supplier' }

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hi Sam! Welcome to your Trade Portal.' })
    const balance = await canvas.findByText('Current balance')
    await canvas.findByText('$5,929.04')
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('6:48:12 13/11/2026')
    await expect(await canvas.findByRole('link', { name: 'Pay Now' })).toHaveAttribute('href', '/pay-account')
    await expect(await canvas.findByRole('link', { name: 'Timber' })).toHaveAttribute('href', '/products/TIMBER')
    await canvas.findByText('$24,226.92')
    await expect(
      canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`),
    ).toEqual(['Current $24,226.92', '30 Days $4,439.84', '60 Days $0.00', '90 Days $0.00', '120+ Days $1,489.20'])
    // The list of amounts by age does not repeat the total.
    await expect(canvas.getAllByText('$30,155.96')).toHaveLength(1)
    const { top } = (await canvas.findByRole('region', news)).getBoundingClientRect()
    await expect(balance.getBoundingClientRect().bottom).toBeLessThan(top)
  },
}

/** A new account: nothing owed, never signed in before, and no catalogue yet. */
export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
    const tiles = within(canvas.getByRole('list', { name: 'Your account' }))
    await expect(await tiles.findAllByText('$0.00')).toHaveLength(2)
    await expect(canvas.getByText('Last activity login').nextSibling).toHaveTextContent('-')
    await canvas.findByText('No matching records.')
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

export const Loading: Story = {
  ...given({
    latency: { getUserDetails: 'forever', getWidgetConfiguration: 'forever', getProductCategories: 'forever' },
  }),
  play: async ({ canvas }) => {
    for (const what of ['your account', 'the news', 'the product categories'])
      await canvas.findByText(`Loading ${what}`)
  },
}

export const Failed: Story = failed('getUserDetails', 'your account')

export const NotAllowed: Story = {
  ...given({ world: 'suspended' }),
  play: saysSuspended,
}

export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await canvas.findByText('$30,155.96')
    await canvas.findByRole('link', { name: 'Timber' })
    // The balance by age is left out on a phone, so that the tiles of "Order again" are within reach.
    await expect(await canvas.findByText('120+ Days')).not.toBeVisible()
  },
}

export const News: Story = {
  name: 'News slides link to pages of the portal',
  play: async ({ canvas, userEvent }) => {
    const carousel = within(await canvas.findByRole('region', news))
    const first = await carousel.findByRole('link', { name: /^Frames up, on time/ })
    await expect(first).toHaveAttribute('href', '/products')
    await userEvent.click(carousel.getByRole('button', { name: 'Next slide' }))
    await carousel.findByRole('link', { name: /^Roofing in six colours/ })
  },
}

export const OrderAgain: Story = {
  name: 'The last five orders can be copied to the cart',
  play: async ({ canvas, userEvent }) => {
    const orders = within(await canvas.findByRole('list', { name: 'Last orders' }))
    const rows = orders.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(rows).toHaveLength(5)
    await expect(rows[0]).toContain('Whitlam St duplex$1,797.95481278\u200315/11/2026')
    await expect(rows[1]).toContain('Order 481259')
    await expect(orders.getByRole('link', { name: 'Whitlam St duplex' })).toHaveAttribute('href', '/orders/481278-0')
    await userEvent.click(orders.getByRole('button', { name: 'Copy to Cart, Order 481278' }))
    await passTimeUntil(() => expect(announcements()).toContain('Order copied to cart'))
    await expect(await orders.findByRole('link', { name: 'Review' })).toHaveAttribute('href', '/cart')
    await userEvent.click(orders.getByRole('button', { name: 'In cart, Order 481278' }))
    await screen.findByRole('alertdialog', { name: 'Copy it again?' })
  },
}

export const SwitchedOff: Story = {
  ...given({ switchedOff: ['Orders/Quotes', 'balances', 'Banner framing', 'Banner roofing', 'Banner insulation'] }),
  name: 'Only enabled features are shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Timber' })
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull())
    await expect(canvas.queryByRole('heading', { name: 'Order again' })).toBeNull()
    await expect(canvas.queryByRole('region', news)).toBeNull()
    await expect(canvas.queryByText(/^Current balance/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  },
}

type Part = 'getUserDetails' | 'getWidgetConfiguration' | 'getCustomerAgedBalances' | 'getProductCategories'

/**
 * Answers the held calls one after the other. The last part of the page must not move, so every part above it must be as
 * high as its placeholder.
 */
const nothingMoves = (...parts: readonly Part[]) => ({
  ...given({ held: parts }),
  play: async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
    await canvas.findByText('Loading your account')
    await canvas.findByText('Loading the news')
    const last = canvas.getByRole('heading', { name: 'Browse products' })
    const { top } = last.getBoundingClientRect()
    for (const part of parts) {
      releaseHeldCalls(part)
      await allAnswered()
      await expect(last.getBoundingClientRect().top).toBeCloseTo(top, 0)
    }
    await canvas.findByText('Current balance')
    await canvas.findByRole('link', { name: 'Timber' })
    await waitFor(() => expect(canvas.queryByText(/^Loading/)).toBeNull())
  },
})

export const NothingMoves: Story = {
  ...nothingMoves('getUserDetails', 'getWidgetConfiguration', 'getCustomerAgedBalances', 'getProductCategories'),
  name: 'The page does not shift when data arrives',
}

export const NothingMovesOnAPhone: Story = {
  ...nothingMoves('getProductCategories', 'getWidgetConfiguration', 'getUserDetails', 'getCustomerAgedBalances'),
  ...phone,
  name: 'The page on a phone does not shift when data arrives',
}

export const PartsFailed: Story = {
  ...given({
    faults: {
      getProductCategories: { fault: 'forbidden', times: 1 },
      getCustomerAgedBalances: { fault: 'forbidden', times: 1 },
    },
  }),
  // The shell's menu would request the product categories first, and only the first request fails.
  globals: { shell: 'without' },
  name: 'A section that fails can be retried; the others still work',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the ages of your balance')
    await canvas.findByText('We could not load the product categories')
    await expect(canvas.getByText('$30,155.96')).toBeVisible()
    const products = within(canvas.getByRole('region', { name: 'Browse products' }))
    await userEvent.click(products.getByRole('button', { name: 'Try again' }))
    await products.findByRole('link', { name: 'Timber' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('120+ Days')
  },
}

export const BalancesUnknown: Story = {
  ...given({ faults: { getWidgetConfiguration: 'forbidden' } }),
  name: 'Balances stay hidden until they are known to be enabled',
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load the news and balances')
    await expect(await canvas.findByText('Last activity login')).toBeVisible()
    await expect(canvas.queryByText(/^(Current|Overdue) balance/)).toBeNull()
  },
}

export const PayingAndProductsDisabled: Story = {
  ...given({ settings: { pay_account_button_disabled: true, products_button_disabled: true } }),
  name: 'Settings can hide Pay Now and the product section',
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
    await expect(canvas.queryByRole('link', { name: 'Pay Now' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Browse products' })).toBeNull()
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'On-hold accounts see a warning that orders may be refused',
  play: saysOnHold,
}
