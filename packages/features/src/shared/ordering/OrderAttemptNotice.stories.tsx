import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import * as v from 'valibot'
import { readStored } from '../storage/safeStorage.ts'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { allAnswered } from '../../testing/allAnswered.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { createOrderAttempts, orderLock } from '../cart/orderAttempts.ts'
import type { OrderRecord, SentAttempt } from '../cart/orderRecords.ts'
import { OrderAttemptNotice } from './OrderAttemptNotice.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const page = within(document.body)

const meta = {
  component: OrderAttemptNotice,
  ...given({ path: '/cart', cart }),
} satisfies Meta<typeof OrderAttemptNotice>
export default meta
type Story = StoryObj<typeof meta>

const cartId = () => readStored('tab', 'cart', v.object({ cartId: v.string() }))?.cartId ?? ''

/** The page was left after the order had been sent and before the answer came. */
const sent = (secondsAgo: number): SentAttempt => ({
  state: 'sent',
  cartId: cartId(),
  chargeProduct: '',
  type: 'Order',
  reference: 'PO-2001',
  jobName: 'Lot 12 carport',
  total: 1_045,
  at: Date.now() - secondsAgo * 1000,
  lookAlikes: [],
  lines: [{ productId: 'FX100001', quantity: 3 }],
})
const leaveSent = (secondsAgo = 120) => void createOrderAttempts('demo-admin').write(sent(secondsAgo))

/** The page was left after the order had been placed and before its cart was emptied. */
const leaveDone = () =>
  void createOrderAttempts('demo-admin').write({
    state: 'done',
    cartId: cartId(),
    type: 'Order',
    number: '481300',
    lines: [],
  })

const leaveNews = (about: Extract<OrderRecord, { state: 'news' }>['about']) => () =>
  void createOrderAttempts('demo-admin').write({
    state: 'news',
    cartId: 'earlier',
    type: 'Order',
    number: '481300',
    about,
    isDismissed: false,
  })

let endSending: () => void = () => undefined

const isHeard = (words: RegExp) => waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(words)))

export const OutcomeUnknown: Story = {
  tags: ['B04'],
  name: 'An order of unknown outcome is looked for by itself, and the time of the next look is shown',
  beforeEach: () => leaveSent(),
  play: async ({ canvas }) => {
    await canvas.findByText('We do not know whether your order was placed')
    await canvas.findByText(/may still arrive. Please wait. We look for it again at \d+:\d\d:\d\d/)
    // The time is not heard: it changes with each look.
    await isHeard(/may still arrive. Please wait.$/)
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeEnabled()
  },
}

export const OnAPhone: Story = { ...OutcomeUnknown, globals: { viewport: { value: 'mobile1' } } }

export const NotFoundIsNoProof: Story = {
  tags: ['B04'],
  name: 'Not finding an order does not unlock its cart',
  beforeEach: () => leaveSent(3600),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByText(/still not in the list of orders after ten minutes. Please call .+ before you order again/)
    await isHeard(/Please call .+ before you order again/)
    await expect(createOrderAttempts('demo-admin').ofCart(cartId())).toMatchObject({ state: 'sent' })
  },
}

export const NotListedAndCartEmpty: Story = {
  ...given({ cart: [] }),
  beforeEach: () => leaveSent(),
  play: async ({ canvas }) => {
    await canvas.findByText(/but your cart is empty, so it has probably arrived/)
  },
}

export const CheckFails: Story = {
  ...given({ faults: { getCustomerTransactions: 'forbidden' } }),
  beforeEach: () => leaveSent(),
  play: async ({ canvas }) => {
    await canvas.findByText(/We could not look for it. The supplier refused the request./)
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeEnabled()
  },
}

async function ask({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order again…' }))
  return within(await page.findByRole('alertdialog', { name: 'Order the same goods again?' }))
}

export const AskTheSupplier: Story = {
  tags: ['state', 'B04'],
  name: 'Before ten minutes have passed, ordering again needs that the supplier was asked',
  beforeEach: () => leaveSent(),
  play: async (context) => {
    const dialog = await ask(context)
    await dialog.findByText(/If it does and you order again, you get everything twice/)
    await dialog.findByText(/^Without asking you can order again from /)
    await expect(dialog.getByRole('button', { name: 'Let me order again' })).toBeDisabled()
  },
}

export const AskTheSupplierOnAPhone: Story = { ...AskTheSupplier, globals: { viewport: { value: 'mobile1' } } }

/** The cart is unlocked, nothing is sent, and the first order is still looked for. */
const unlocks = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await page.findByText('You can order again now. We keep looking for your first order.')
  await waitFor(() => expect(canvas.queryByText('We do not know whether your order was placed')).toBeNull())
  await expect(createOrderAttempts('demo-admin').ofCart(cartId())).toMatchObject({ state: 'preparing' })
  await expect(createOrderAttempts('demo-admin').open(cartId())).toMatchObject([{ state: 'givenUp' }])
}

export const SupplierWasAsked: Story = {
  beforeEach: () => leaveSent(),
  play: async (context) => {
    const ordered = watchCalls('processComplete')
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('checkbox', { name: /^I have asked the supplier/ }))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
    await unlocks(context)
    await expect(ordered()).toBe(0)
  },
}

export const TenMinutesOver: Story = {
  tags: ['state', 'B04'],
  name: 'After ten minutes ordering again is still a question',
  beforeEach: () => leaveSent(601),
  play: async (context) => {
    const dialog = await ask(context)
    await expect(dialog.queryByText(/^Without asking/)).toBeNull()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
    await unlocks(context)
  },
}

export const WaitsAfterAll: Story = {
  tags: ['rule', 'B04'],
  name: 'Wait leaves the cart locked, also while the order is being looked for once more',
  beforeEach: () => leaveSent(601),
  play: async (context) => {
    const looked = watchCalls('getCustomerTransactions')
    const dialog = await ask(context)
    const answer = holdCalls(context.msw, 'getCustomerTransactions')
    const before = looked()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
    await waitFor(() => expect(looked()).toBeGreaterThan(before))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Wait' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    answer()
    await allAnswered()
    await expect(createOrderAttempts('demo-admin').ofCart(cartId())).toMatchObject({ state: 'sent' })
    await expect(page.queryByText(/^You can order again now/)).toBeNull()
  },
}

export const CannotLookOnceMore: Story = {
  ...given({ faults: { getCustomerTransactions: 'forbidden' } }),
  beforeEach: () => leaveSent(601),
  play: async (context) => {
    const dialog = await ask(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
    await dialog.findByText('We could not look for it once more. The supplier refused the request.')
    await isHeard(/^We could not look for it once more/)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Wait' }))
  },
}

export const SentByAnotherTab: Story = {
  tags: ['state', 'B04'],
  name: 'While another tab sends the order, nothing is said about its outcome',
  beforeEach: () => {
    leaveSent()
    leaveNews({ kind: 'differs', differences: [] })()
    const { promise, resolve } = Promise.withResolvers<void>()
    endSending = resolve
    // Taken as another tab takes it: not in this page's own list of running actions.
    void navigator.locks.request(orderLock(cartId()), () => promise)
  },
  play: async ({ canvas }) => {
    const unknown = 'We do not know whether your order was placed'
    await canvas.findByText('Order 481300 differs from the cart that you saw.')
    await expect(canvas.queryByText(unknown)).toBeNull()
    await expect(heard()).not.toContainEqual(expect.stringMatching(/We do not know/))
    endSending()
    await canvas.findByText(unknown)
  },
}

export const CartWasLeft: Story = {
  tags: ['state', 'B04'],
  name: 'An order of unknown outcome is told also after its cart was left for a new one, until that is dismissed',
  beforeEach: () => void createOrderAttempts('demo-admin').write({ ...sent(120), cartId: 'earlier' }),
  play: async ({ canvas, userEvent }) => {
    const left = 'We do not know whether your earlier order was placed'
    await canvas.findByText(left)
    await isHeard(/^We do not know whether your earlier order was placed/)
    await canvas.findByText(/^It was sent for Lot 12 carport on .+ We look for it again at/)
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeEnabled()
    await expect(canvas.queryByRole('button', { name: 'Order again…' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(left)).toBeNull())
    await expect(createOrderAttempts('demo-admin').open('earlier')).toHaveLength(1)
  },
}

/** A colleague has ordered other goods for the same job. */
const leaveSimilar = () =>
  void createOrderAttempts('demo-admin').write({ ...sent(120), reference: 'PO-1079', jobName: 'Whitlam St duplex' })
const question = 'Order 481278 is for the same job. Is it this one?'

export const SimilarOrder: Story = {
  tags: ['state', 'B05'],
  name: 'About an order for the same job with other goods the customer is asked, and the cart stays',
  beforeEach: leaveSimilar,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(question)
    await isHeard(/^Order 481278 is for the same job/)
    await canvas.findByText(/^An order in the list may be it: please answer/)
    const id = cartId()
    await userEvent.click(canvas.getByRole('button', { name: 'No, another one' }))
    await waitFor(() => expect(canvas.queryByText(question)).toBeNull())
    await canvas.findByText(/It is not in the list of orders yet/)
    await expect(createOrderAttempts('demo-admin').ofCart(id)).toMatchObject({ state: 'sent' })
    await expect(cartId()).toBe(id)
  },
}

export const SimilarOrderOnAPhone: Story = { beforeEach: leaveSimilar, globals: { viewport: { value: 'mobile1' } } }

export const SimilarOrderIsIt: Story = {
  tags: ['B05'],
  name: 'An order that the customer recognises is recorded as placed',
  beforeEach: leaveSimilar,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, this is it' }))
    await canvas.findByText('Order 481278 was placed.')
    await canvas.findByText('Its cart has been emptied.')
  },
}

export const FoundAfterAll: Story = {
  tags: ['state', 'B05'],
  name: 'An order that arrives after it was given up is told',
  beforeEach: leaveNews({ kind: 'placed', isLate: true, isEmptied: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('Order 481300 was placed after all.')
    await canvas.findByText('Please do not order it again.')
    await isHeard(/^Order 481300 was placed after all/)
  },
}

export const OrderedTwice: Story = {
  tags: ['state', 'B05'],
  name: 'A cart that was ordered twice is told with both numbers until it is dismissed',
  beforeEach: leaveNews({ kind: 'twice', other: '481299' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Your cart was ordered twice: 481299 and 481300.')
    await canvas.findByText(/^Please call .+@.+ and say which of the two you want/)
    await isHeard(/^Your cart was ordered twice: 481299 and 481300/)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(/^Your cart was ordered twice/)).toBeNull())
    await expect(createOrderAttempts('demo-admin').news()).toEqual([])
  },
}

export const OrderedTwiceOnAPhone: Story = {
  beforeEach: leaveNews({ kind: 'twice', other: '481299' }),
  globals: { viewport: { value: 'mobile1' } },
}

export const OrderedOtherwise: Story = {
  tags: ['state', 'B19'],
  name: 'An order that differs from the cart that was shown is told',
  beforeEach: leaveNews({ kind: 'differs', differences: ['FX100001: 4 in place of 3.', 'FX100007 was added, 1.'] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Order 481300 differs from the cart that you saw.')
    await canvas.findByText(/^FX100001: 4 in place of 3. FX100007 was added, 1. Please call /)
  },
}

export const AlreadyPlaced: Story = {
  ...given({ orderedCarts: 'kept' }),
  tags: ['B11'],
  name: 'After a reload the cart of a placed order is emptied',
  beforeEach: leaveDone,
  play: async ({ canvas }) => {
    await canvas.findByText('Its cart has been emptied.')
    await canvas.findByText('Order 481300 was placed.')
  },
}

export const CartCannotBeEmptied: Story = {
  ...given({ orderedCarts: 'kept', faults: { createCart: { fault: 'forbidden', times: 1 } } }),
  tags: ['B12'],
  name: 'Emptying the cart can be tried again',
  beforeEach: leaveDone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The cart could not be emptied. It cannot be ordered again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the cart' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Empty the cart' })).toBeNull())
  },
}
