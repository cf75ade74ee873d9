import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import * as v from 'valibot'
import { readStored } from '../../foundation/storage/safeStorage.ts'
import { allAnswered } from '../../testing/allAnswered.ts'
import { storedAttempts, storeAttempts } from '../../testing/exampleAttempt.ts'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { orderLock } from '../orders/orderAttempts.ts'
import type { OrderNotice, SentAttempt } from '../orders/orderRecords.ts'
import { OrderAttemptNotice } from './OrderAttemptNotice.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const meta = {
  component: OrderAttemptNotice,
  ...given({ path: '/cart', cart, clock: 'held' }),
} satisfies Meta<typeof OrderAttemptNotice>
export default meta
type Story = StoryObj<typeof meta>

const cartId = () => readStored('tab', 'cart', v.object({ cartId: v.string() }))?.cartId ?? ''

/** An order attempt whose page was left after the order was sent and before the supplier answered. */
const sent = (secondsAgo = 120): SentAttempt => ({
  state: 'sent',
  cartId: cartId(),
  chargeProduct: '',
  type: 'Order',
  reference: 'PO-2001',
  jobName: 'Lot 12 carport',
  total: 1_045,
  at: Date.now() - secondsAgo * 1000,
  similarOrders: [],
  lines: [{ productId: 'FX100001', quantity: 3 }],
})

/** An unanswered order for the same job as order 481278 of the supplier's list, but with other goods. */
const similar = (): SentAttempt => ({ ...sent(), reference: 'PO-1079', jobName: 'Whitlam St duplex' })

const noticeAbout = (about: OrderNotice['about']): OrderNotice => ({
  state: 'notice',
  cartId: 'earlier',
  type: 'Order',
  number: '481300',
  about,
  isDismissed: false,
})

const unknown = 'We do not know whether your order was placed'
const isHeard = (words: RegExp) =>
  passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(words)))

/**
 * Waits until the page says that the outcome of an earlier order is unknown. Then lets the page begin its first check for
 * the order, which is due at once.
 */
async function isLookedFor({ canvas }: Pick<PlayContext, 'canvas'>) {
  await canvas.findByText(unknown)
  await passTime(0)
}

async function ask({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Order again…' }))
  return within(await screen.findByRole('alertdialog', { name: 'Order the same goods again?' }))
}

const dialogIsClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

export const OutcomeUnknown: Story = {
  name: 'A cart is locked while the outcome of its order is unknown',
  beforeEach: () => storeAttempts(sent()),
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const isLocked = () => expect(storedAttempts().ofCart(cartId())).toMatchObject({ state: 'sent' })

    await step('the time of the next check is shown but not announced, because it changes', async () => {
      await isLookedFor(context)
      await canvas.findByText(/may still arrive. Wait for it.$/)
      await canvas.findByText(/^We look for it again at \d+:\d\d/)
      await canvas.findByText(/^You can order it again from \d+:\d\d/)
      await isHeard(/may still arrive. Wait for it.$/)
      await expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders')
    })

    await step('in the first ten minutes, customers must ask the supplier before ordering again', async () => {
      const dialog = await ask(context)
      await dialog.findByText(/If it does and you order again, you get everything twice/)
      await dialog.findByText(/^Without asking you can order again from /)
      await expect(dialog.getByRole('button', { name: 'Let me order again' })).toBeDisabled()
      await userEvent.click(dialog.getByRole('checkbox', { name: /^I have asked the supplier/ }))
      await expect(dialog.getByRole('button', { name: 'Let me order again' })).toBeEnabled()
      await userEvent.click(dialog.getByRole('button', { name: 'Wait' }))
      await dialogIsClosed()
    })

    await step('after ten minutes without finding the order, the cart stays locked', async () => {
      await passTime(600_000)
      await allAnswered()
      await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
      await canvas.findByText(/still not in the list of orders after ten minutes. Before you order again, write to .+/)
      await isHeard(/Before you order again, write to .+/)
      await isLocked()
    })

    await step('Wait keeps the cart locked, even during another check for the order', async () => {
      const looked = watchCalls('getCustomerTransactions')
      const dialog = await ask(context)
      const answer = holdCalls(msw, 'getCustomerTransactions')
      await userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
      await waitFor(() => expect(looked()).toBeGreaterThan(0))
      await userEvent.click(dialog.getByRole('button', { name: 'Wait' }))
      await dialogIsClosed()
      answer()
      await allAnswered()
      await isLocked()
    })

    await step('ordering again asks for confirmation, then unlocks the cart', async () => {
      const dialog = await ask(context)
      await userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
      await screen.findByText('You can order again now. We keep looking for your first order.')
      await waitFor(() => expect(canvas.queryByText(unknown)).toBeNull())
      await expect(storedAttempts().ofCart(cartId())).toMatchObject({ state: 'preparing' })
    })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => storeAttempts(noticeAbout({ kind: 'repeated', other: '481301', isOnePress: true }), similar()),
  play: async ({ canvas }) => {
    await isLookedFor({ canvas })
    await canvas.findByText('Order 481278 is for the same job. Is it the one that you sent?')
    await canvas.findByText('The supplier shows two orders: 481300 and 481301.')
    await expect(canvas.getByRole('link', { name: 'View 481301' })).toHaveAttribute('href', '/orders/481301-0')
  },
}

let endSending: () => void = () => undefined

export const SentByAnotherTab: Story = {
  tags: ['state'],
  name: 'An order that another tab is sending is not called unknown',
  beforeEach: () => {
    storeAttempts(sent(), noticeAbout({ kind: 'twice', other: '481299' }))
    const { promise, resolve } = Promise.withResolvers<void>()
    endSending = resolve
    // Simulates an order in another tab by taking only its lock. `runExclusively` would also add the order to this page's
    // own list of running actions.
    void navigator.locks.request(orderLock(cartId()), () => promise)
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await passTime(3000)
    await expect(canvas.queryByText(unknown)).toBeNull()
    await expect(announcements()).not.toContainEqual(expect.stringMatching(/We do not know/))
    endSending()
    await passTimeUntil(() => expect(canvas.getByText(unknown)).toBeVisible())
  },
}

export const CartWasLeft: Story = {
  name: 'A new cart shows a notice about an earlier unanswered order',
  beforeEach: () => storeAttempts({ ...sent(), cartId: 'earlier' }),
  play: async ({ canvas, userEvent }) => {
    const left = 'We do not know whether your earlier order was placed'
    await canvas.findByText(left)
    await isHeard(/^We do not know whether your earlier order was placed/)
    await canvas.findByText(/^It was sent for Lot 12 carport on /)
    await canvas.findByText(/^We look for it again at/)
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(left)).toBeNull())
    await expect(storedAttempts().unknown('earlier')).toHaveLength(1)
  },
}

export const SimilarOrder: Story = {
  name: 'The customer is asked if a similar order is the missing one',
  beforeEach: () => storeAttempts(similar()),
  play: async ({ canvas, userEvent }) => {
    const question = 'Order 481278 is for the same job. Is it the one that you sent?'
    await isLookedFor({ canvas })
    await canvas.findByText(question)
    await isHeard(/^Order 481278 is for the same job/)
    await canvas.findByText(/^An order in the list may be yours/)
    const id = cartId()
    await userEvent.click(canvas.getByRole('button', { name: 'No, another one' }))
    await waitFor(() => expect(canvas.queryByText(question)).toBeNull())
    await canvas.findByText(/It is not in the list of orders yet/)
    await expect(storedAttempts().ofCart(id)).toMatchObject({ state: 'sent' })
  },
}

export const SimilarOrderIsIt: Story = {
  name: 'If the customer recognises the order, it is shown as placed',
  beforeEach: () => storeAttempts(similar()),
  play: async ({ canvas, userEvent }) => {
    await isLookedFor({ canvas })
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, this is it' }))
    await canvas.findByText('Order 481278 was placed.')
    await canvas.findByText('Its cart has been emptied.')
  },
}

export const Notices: Story = {
  name: 'The outcome of an earlier order is shown until dismissed',
  beforeEach: () =>
    storeAttempts(
      noticeAbout({ kind: 'placed', isLate: true, isEmptied: false }),
      noticeAbout({ kind: 'twice', other: '481299' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Order 481300 was placed after all.')
    await canvas.findByText('Do not order it again.')
    await isHeard(/^Order 481300 was placed after all/)
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await canvas.findByText(/^To cancel one of them, write to .+@/)
    await isHeard(/^Your cart was ordered twice: 481299 and 481300/)
    for (const left of [1, 0]) {
      await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
      await waitFor(() => expect(canvas.queryAllByText(/481300/)).toHaveLength(left))
      await expect(storedAttempts().notices()).toHaveLength(left)
    }
  },
}

export const AlreadyPlaced: Story = {
  ...given({ orderedCarts: 'kept', faults: { createCart: { fault: 'forbidden', times: 1 } } }),
  tags: ['B12'],
  name: 'If a placed order’s cart fails to empty, that can be retried',
  // The page was left after the order had been placed and before its cart was emptied.
  beforeEach: () => storeAttempts({ state: 'done', cartId: cartId(), type: 'Order', number: '481300', lines: [] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not empty the cart. It cannot be ordered again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the cart' }))
    await canvas.findByText('Its cart has been emptied.')
    await canvas.findByText('Order 481300 was placed.')
    await expect(canvas.queryByRole('button', { name: 'Empty the cart' })).toBeNull()
  },
}
