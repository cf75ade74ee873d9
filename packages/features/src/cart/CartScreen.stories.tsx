import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { watchCalls } from '../testing/watchCalls.ts'
import { CartScreen } from './CartScreen.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]

const meta = { component: CartScreen, ...given({ path: '/cart', cart }) } satisfies Meta<typeof CartScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Order Summary' })
    await canvas.findByText('4 × 3.3 m')
    const lines = within(canvas.getByRole('list', { name: 'Lines of the cart' }))
    await expect(lines.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const TaxMode: Story = {
  ...given({ usa: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Tax will be calculated upon order creation')
    await expect(canvas.queryByText(/GST/)).toBeNull()
  },
}

export const Empty: Story = {
  ...given({ cart: 'none' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/products')
  },
}

export const CreatedOnce: Story = {
  ...given({ cart: 'none' }),
  name: 'H11 In StrictMode, where effects run twice, a cart is created once',
  play: async ({ canvas }) => {
    const created = watchCalls('createCart')
    await canvas.findByText('Your cart is empty.')
    await expect(created()).toBe(1)
  },
}

export const RereadFails: Story = {
  ...given({ faults: { getCartContents: { fault: 'forbidden', after: 1 } } }),
  name: 'A changed quantity whose re-read fails stays as accepted, and a toast says so once',
  play: async ({ canvas, userEvent }) => {
    const [quantity] = await canvas.findAllByRole('spinbutton', { name: /^Quantity of/ })
    if (!quantity) throw new Error('no quantity')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Increase/ })[0] ?? quantity)
    const told = await within(document.body).findAllByText(/^What you see may be out of date\./)
    await expect(told).toHaveLength(1)
    await expect(quantity).toHaveValue('4')
  },
}

/** Names that break lines, products without a price, and one whose price is very large. */
export const AwkwardAnswers: Story = {
  ...given({
    world: 'awkward',
    cart: ['AWK0', 'AWK1', 'AWK2', 'AWK3', 'AWK4', 'AWK5'].map((productId) => ({ productId, quantity: 99_999 })),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('spinbutton', { name: /^Quantity of/ })).toHaveLength(6)
    within(canvas.getByRole('main')).getByText(/<b>Bold<\/b>/)
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(canvas.getAllByText('Price on request')).toHaveLength(4)
    await expect(canvas.getByText('4 lines have no price yet and are not in the total.')).toBeVisible()
  },
}

export const AwkwardAnswersOnAPhone: Story = { ...AwkwardAnswers, globals: { viewport: { value: 'mobile1' } } }

export const Loading: Story = {
  ...given({ latency: { getCartContents: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your cart')
    await waitFor(() => expect(heard()).toEqual(['Loading your cart']))
  },
}

export const Failed: Story = {
  ...given({ faults: { getCartContents: 'forbidden' } }),
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('getCartContents')
    await canvas.findByText('We could not load your cart')
    const told = () => heard().filter((text) => text.startsWith('We could not load your cart.'))
    await waitFor(() => expect(told()).toHaveLength(1))
    const before = asked()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
    await canvas.findByText('We could not load your cart')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getCartContents: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const PricesHidden: Story = {
  ...given({ settings: { hide_review_price: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Checkout' })
    await expect(canvas.getByRole('main').textContent).not.toContain('$')
  },
}

export const QuantityIsChanged: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const [increase] = await canvas.findAllByRole('button', { name: /^Increase/ })
    if (!increase) throw new Error('There is no line to change')
    for (let press = 0; press < 4; press += 1) await userEvent.click(increase)
    const quantity = canvas.getByRole('spinbutton', { name: /^Quantity of/ })
    await waitFor(() => expect(quantity).toHaveValue('7'))
    await waitFor(() => expect(heard().at(-1)).toMatch(/^7, \$\d/))
    // Seven pieces and one tally line.
    await waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent('8'))
  },
}

export const LineIsRemoved: Story = {
  tags: ['rule'],
  ...given({ cart: cart.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    await canvas.findByText('Your cart is empty.')
    await within(document.body).findByText('product removed')
    const words = /removed, your cart is empty\. Undo is at the top of the page\.$/
    const told = () => heard().filter((text) => text.includes('removed'))
    await waitFor(() => expect(told()).toEqual([expect.stringMatching(words)]))
  },
}

export const RemovalIsUndone: Story = {
  name: 'A removed line can be brought back, with its lengths',
  play: async ({ canvas, userEvent }) => {
    const [, tally] = await canvas.findAllByRole('button', { name: /^Remove/ })
    if (!tally) throw new Error('There is no tally to remove')
    await canvas.findByText('4 × 3.3 m')
    await userEvent.click(tally)
    const undo = await canvas.findByRole('button', { name: /^Undo, bring back/ })
    await waitFor(() => expect(canvas.queryByText('4 × 3.3 m')).toBeNull())
    await userEvent.click(undo)
    await canvas.findByText('4 × 3.3 m')
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
    await waitFor(() => expect(heard().at(-1)).toMatch(/^13\.2 m of .* in cart, 4 items$/))
  },
}

export const RemovalToldOnce: Story = {
  name: 'A removal is told once, whatever changes after it',
  play: async ({ canvas, userEvent }) => {
    const [, tally] = await canvas.findAllByRole('button', { name: /^Remove/ })
    if (!tally) throw new Error('There is no tally to remove')
    await canvas.findByText('4 × 3.3 m')
    await userEvent.click(tally)
    await canvas.findByRole('button', { name: /^Undo/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }))
    await waitFor(() => expect(heard().at(-1)).toMatch(/^4, \$/))
    await expect(heard().filter((text) => text.includes('removed'))).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }))
    const question = await within(document.body).findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

export const ClearedAfterAsking: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All' }))
    const question = await within(document.body).findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('Your cart is empty.')
    await waitFor(() => expect(heard()).toContain('All lines removed, your cart is empty.'))
  },
}
