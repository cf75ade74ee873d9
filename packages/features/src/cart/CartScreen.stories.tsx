import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { Profiler } from 'react'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { lostCartWords } from '../shared/cart/createLostCarts.ts'
import { saysOnHold, saysSuspended } from '../testing/restrictedAccount.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CartScreen } from './CartScreen.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]

const page = within(document.body)

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
  tags: ['H11'],
  name: 'In StrictMode, where effects run twice, a cart is created once',
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
    const told = await page.findAllByText(/^What you see may be out of date\./)
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
    await waitFor(() => expect(heardOfContent('Loading your cart')).toEqual(['Loading your cart']))
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

export const Refused: Story = {
  tags: ['state'],
  ...given({ faults: { getCartContents: { fault: 'field-error', times: 2 } } }),
  name: 'A cart that the supplier refuses is asked for again, and given up only when the customer says so',
  play: async ({ canvas, userEvent }) => {
    const created = watchCalls('createCart')
    await canvas.findByText('We could not load your cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const start = await canvas.findByRole('button', { name: 'Start a new cart' })
    await expect(created()).toBe(0)
    await userEvent.click(start)
    await canvas.findByText('Your cart is empty.')
    await expect(created()).toBe(1)
  },
}

export const NoCartIsMade: Story = {
  ...given({ cart: 'none', faults: { createCart: { fault: 'field-error', times: 1 } } }),
  name: 'Where the supplier makes no cart there is none to give up, and Try again makes one',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your cart')
    await expect(canvas.queryByRole('button', { name: 'Start a new cart' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Your cart is empty.')
  },
}

export const LostCart: Story = {
  tags: ['rule'],
  ...given({ faults: { getCartContents: { fault: 'cart-unknown', times: 1 } } }),
  name: 'A cart that the supplier does not know any more is replaced by a new one, and that is told',
  play: async ({ canvas }) => {
    const created = watchCalls('createCart')
    await canvas.findByText('Your cart is empty.')
    await page.findByText(lostCartWords)
    await waitFor(() => expect(heard()).toContain(lostCartWords))
    await expect(canvas.queryByText('We could not load your cart')).toBeNull()
    await expect(created()).toBe(1)
  },
}

export const LostCartAndNoNewOne: Story = {
  tags: ['rule'],
  ...given({
    faults: { getCartContents: { fault: 'cart-unknown', times: 2 }, createCart: { fault: 'forbidden', times: 1 } },
  }),
  name: 'If no new cart can be created for a lost one, Try again tries that too',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('Your cart is empty.')
    await page.findByText(lostCartWords)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getCartContents: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const TotalsHidden: Story = {
  ...given({ settings: { hide_review_price: true } }),
  name: 'hide_review_price hides the totals of the cart and its lines, and keeps the prices per unit',
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Order Summary' }))
    await expect(summary.getByText('Items').nextSibling).toHaveTextContent('4')
    await expect(summary.getByRole('link', { name: 'Checkout' })).toBeVisible()
    await onlyUnitPrices(canvas)
  },
}

/** Each amount on the screen is followed by the unit that it is for. */
async function onlyUnitPrices(canvas: StoryContext['canvas']) {
  const text = canvas.getByRole('main').textContent
  await expect(text.match(/\$[\d,.]+ per [A-Z]+/g) ?? []).toHaveLength(text.split('$').length - 1)
  await expect(text).toContain('$')
}

export const TotalsHiddenOnAPhone: Story = {
  ...given({ settings: { hide_review_price: true } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 items')).toBeVisible()
    await onlyUnitPrices(canvas)
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
    await page.findByText('product removed')
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

export const UndoIsNotAnswered: Story = {
  ...given({ cart: cart.slice(0, 1), faults: { addCartProduct: 'lost-after-commit' } }),
  tags: ['B05'],
  name: 'An undone removal without an answer says that it may have been made, and the cart shows it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }))
    await canvas.findByText('Your cart is empty.')
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo, bring back/ }))
    await page.findByText('Something went wrong. It may have been added: look at your cart.')
    await canvas.findByRole('button', { name: /^Remove/ })
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
    const question = await page.findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

export const ClearedAfterAsking: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear All' }))
    const question = await page.findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('Your cart is empty.')
    await waitFor(() => expect(heard()).toContain('All lines removed, your cart is empty.'))
  },
}

const increase = /^Increase quantity of Joist Hanger/
const quantityOf = /^Quantity of Joist Hanger/

export const ShownAtOnceOnAPhone: Story = {
  name: 'A changed quantity shows at once in the line, in the summary and in the bar of a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'updateCartProduct')
    await canvas.findByText('4 × 3.3 m')
    const bar = within(canvas.getByRole('region', { name: 'Cart' }))
    await expect(bar.getByText(/^4 items/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: increase }))
    await waitFor(() => expect(bar.getByText(/^5 items/)).toBeVisible())
    await expect(canvas.getByRole('spinbutton', { name: quantityOf })).toHaveValue('4')
    await expect(canvas.getByText('Items').nextSibling).toHaveTextContent('5')
    answer()
  },
}

export const QuantityIsRefused: Story = {
  ...given({ faults: { updateCartProduct: { fault: 'field-error', times: 1 } } }),
  name: 'A refused quantity is put back, and an Error dialog says why',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 × 3.3 m')
    await userEvent.click(canvas.getByRole('button', { name: increase }))
    const error = await page.findByRole('alertdialog', { name: 'Error' })
    await within(error).findByText('This order reference has already been used')
    await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
    await expect(await canvas.findByRole('spinbutton', { name: quantityOf })).toHaveValue('3')
    await expect(canvas.getByText('Items').nextSibling).toHaveTextContent('4')
  },
}

export const QuickPresses: Story = {
  ...given({ cart: [{ productId: 'FX100001', quantity: 1 }] }),
  tags: ['B21'],
  name: 'Twenty quick presses end with the quantity that is shown, in one write at a time',
  play: async ({ canvas, msw }) => {
    const answer = holdCalls(msw, 'updateCartProduct')
    const button = await canvas.findByRole('button', { name: increase })
    const sent = watchPayloads('updateCartProduct')
    for (let press = 0; press < 20; press += 1) {
      await fireEvent.click(button)
      // Each press is an event of its own, as from a finger.
      await Promise.resolve()
    }
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: quantityOf })).toHaveValue('21'))
    answer()
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ quoteQty: 21 }))
    // The first one may have waited for its turn until the last press.
    await expect(sent().length).toBeLessThanOrEqual(2)
    await waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent('21'))
  },
}

export const GoneElsewhere: Story = {
  ...given({ faults: { updateCartProduct: { fault: 'field-error', times: 1 } } }),
  tags: ['B28'],
  name: 'Clear All while a quantity is on its way leaves an empty cart',
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('4 × 3.3 m')
    const answer = holdCalls(msw, 'updateCartProduct')
    await userEvent.click(canvas.getByRole('button', { name: increase }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }))
    const question = await page.findByRole('alertdialog', { name: 'Clear the cart?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Clear All' }))
    await canvas.findByText('Your cart is empty.')
    answer()
    await page.findByText('This order reference has already been used')
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible()
  },
}

export const RemovalIsRefused: Story = {
  ...given({ faults: { deleteCartProduct: { fault: 'field-error', times: 1 } } }),
  name: 'A line whose removal is refused comes back, and a message says why',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 × 3.3 m')
    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ })
    if (!remove) throw new Error('There is no line to remove')
    await userEvent.click(remove)
    await page.findByText('This order reference has already been used')
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
  },
}

const fourLines = ['FX100001', 'FX100002', 'FX100003', 'FX100004'].map((productId) => ({ productId, quantity: 2 }))

export const SeveralRemoved: Story = {
  ...given({ cart: fourLines }),
  name: 'Enter removes line after line without waiting, and each can be brought back, the last one first',
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'deleteCartProduct')
    const removes = () => canvas.getAllByRole('button', { name: /^Remove/ })
    await canvas.findAllByRole('button', { name: /^Remove/ })
    removes()[0]?.focus()
    for (let left = 3; left > 0; left -= 1) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(removes()).toHaveLength(left))
      await waitFor(() => expect(removes()[0]).toHaveFocus())
    }
    answer()
    await canvas.findByText(/, and before it 2 more\.$/)
    for (let back = 2; back < 5; back += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Undo, bring back/ }))
      await waitFor(() => expect(removes()).toHaveLength(back))
    }
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull())
  },
}

const manyLines = [
  ...Array.from({ length: 230 }, (_, index) => ({ productId: `XL${100_071 + index}`, quantity: 1 })),
  ...Array.from({ length: 170 }, (_, index) => ({ productId: `XL${100_401 + index}`, quantity: 1 })),
]
const renderings: { actual: number; whole: number }[] = []

export const FourHundredLines: Story = {
  ...given({ world: 'large', cart: manyLines }),
  name: 'With 400 lines a changed quantity renders its own line only',
  render: () => (
    <Profiler id="cart" onRender={(_, __, actual, whole) => renderings.push({ actual, whole })}>
      <CartScreen />
    </Profiler>
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Lines of the cart' })
    const changed = new Set<Element>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest('li')
        if (line) changed.add(line)
      }
    })
    const buttons = [...list.querySelectorAll<HTMLElement>('[aria-label^="Increase"]')]
    await expect(buttons).toHaveLength(400)
    observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true })
    const shares: number[] = []
    for (const index of [100, 200, 300]) {
      renderings.length = 0
      changed.clear()
      buttons[index]?.click()
      await waitFor(() => expect(list.querySelectorAll('input')[index]).toHaveValue('2'))
      await expect([...changed]).toEqual([buttons[index]?.closest('li')])
      const whole = Math.max(...renderings.map((rendering) => rendering.whole))
      shares.push(renderings.reduce((sum, rendering) => sum + rendering.actual, 0) / whole)
    }
    observer.disconnect()
    // Not how long it takes, but which part of rendering the whole screen again it is. Rendering every line would be 1 or
    // more, each time; a pause of the machine lengthens one of them at most.
    await expect(Math.min(...shares)).toBeLessThan(0.3)
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
