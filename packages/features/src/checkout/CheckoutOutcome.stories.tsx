import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import type { CartLine } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { lostCartMessage } from '../trade/cart/createCartChanges.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useAddToCart, useEmptyCart, useRemoveFromCart, wireLine } from '../trade/cart/queries.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useCartTallies } from '../trade/catalogue/tallyQueries.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import type { PlayContext } from '../testing/PlayContext.ts'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, chooseDespatch, deliveryIsShown } from '../testing/fillCheckout.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]
// The outcomes of Confirm Order and Create Quote.
const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart, clock: 'held', drafts: { checkout: pickupDraft } }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<PlayContext, 'canvas'>

async function confirmOrder({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
}

async function confirmFirst(context: PlayContext) {
  await atCheckout(context)
  await confirmOrder(context)
}

async function closeError({ userEvent }: Pick<StoryContext, 'userEvent'>, says: string | RegExp) {
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  await within(error).findByText(says)
  await expect(screen.queryByRole('alertdialog', { name: 'Order Placed' })).toBeNull()
  await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
}

const refusal = 'This order reference has already been used'
const isUnknown = /We do not know whether it was placed/
const cartHasChanged = /^Your cart has changed since this page was shown/
const wasPlaced = /^Order \d+ was placed\.$/
const unknownNotice = 'We do not know whether your order was placed'

const orderIsPlaced = async () => within(await screen.findByRole('alertdialog', { name: 'Order Placed' }))

async function closePlaced({ canvas, userEvent }: PlayContext) {
  const placed = await orderIsPlaced()
  await userEvent.click(placed.getByRole('button', { name: 'OK' }))
  await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
  await expect(screen.queryByRole('alertdialog')).toBeNull()
}

const itemsAre = ({ canvas }: Canvas, count: string) =>
  waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent(count))

const totalIs = ({ canvas }: Canvas, amount: string) =>
  waitFor(() => expect(canvas.getByText('Total inc GST').nextSibling).toHaveTextContent(amount))

export const OrderPlaced: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  name: "Confirm Order opens 'Order Placed' with the number, before a summary of what was ordered",
  tags: ['state'],
  play: async (context) => {
    const { canvas } = context
    await deliveryIsShown(context)
    await canvas.findByText('Delivery from Parramatta')
    const total = canvas.getByText('Total inc GST').nextSibling?.textContent ?? ''
    await expect(total).not.toBe('$0.00')
    await confirmOrder(context)
    const placed = await orderIsPlaced()
    await placed.findByText(/^Order number: \d+$/)
    await itemsAre(context, '3')
    await totalIs(context, total)
  },
}

const effectRan = fn()
function Effect() {
  useEffect(() => void effectRan(), [])
  return null
}

export const SentOnce: Story = {
  tags: ['B02', 'B03', 'H11'],
  name: 'Presses in one tick, in StrictMode too, and Enter in a field send one order, after which the cart is emptied',
  render: () => (
    <>
      <CheckoutScreen />
      <Effect />
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const sent = watchCalls('processComplete')
    const emptied = watchCalls('createCart')
    const answer = holdCalls(msw, 'processComplete')
    await atCheckout(context)

    await step('Enter in a field sends nothing', async () => {
      await expect(effectRan).toHaveBeenCalledTimes(2)
      await userEvent.type(canvas.getByRole('textbox', { name: /^Order reference/ }), '{Enter}')
      await expect(sent()).toBe(0)
    })

    await step('presses of both buttons send one order, and while it is sent there is no other', async () => {
      const confirm = canvas.getByRole('button', { name: 'Confirm Order' })
      confirm.click()
      confirm.click()
      canvas.getByRole('button', { name: 'Create Quote' }).click()
      await canvas.findByRole('button', { name: 'Sending…' })
      await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
      answer()
      await orderIsPlaced()
      await expect(sent()).toBe(1)
    })

    await step("closing 'Order Placed' empties the cart and leads to 'Order Complete!'", async () => {
      await closePlaced(context)
      await waitFor(() => expect(emptied()).toBe(1))
      await expect(sent()).toBe(1)
    })
  },
}

/**
 * The page reads the cart once, and placing the order reads it once more. The third read, which fails, is the refetch after
 * the success.
 */
export const StaysPlaced: Story = {
  ...given({
    faults: { processComplete: 'no-number-markup', getCartContents: { fault: 'server-error', after: 2 } },
  }),
  tags: ['B09', 'B10'],
  name: 'An order stays placed when its number cannot be shown and re-reading the cart fails',
  play: async (context) => {
    const read = watchCalls('getCartContents')
    await confirmFirst(context)
    const placed = await orderIsPlaced()
    await placed.findByText('Order number: not provided')
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(3))
    await expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
    await closePlaced(context)
  },
}

export const PriceChanged: Story = {
  tags: ['B20'],
  ...given({ faults: { getCartContents: { fault: 'repriced', after: 1 } } }),
  name: 'A changed price is shown before anything is sent',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    await atCheckout(context)
    await totalIs(context, '$10.68')
    await confirmOrder(context)
    const changes = within(await screen.findByRole('dialog', { name: 'Your cart has changed' }))
    const before = await changes.findByText(/^was \$\d+\.\d\d,$/)
    await expect(before.parentElement).toHaveTextContent(/was \$\d+\.\d\d, now \$\d+\.\d\d$/)
    await context.userEvent.click(changes.getByRole('button', { name: 'Keep it' }))
    await totalIs(context, '$11.73')
    await expect(sent()).toBe(0)
    await confirmOrder(context)
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const LeftWhileSending: Story = {
  tags: ['B27'],
  name: 'An order whose page is left while it is sent is still announced',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const answer = holdCalls(msw, 'processComplete')
    await confirmFirst(context)
    await canvas.findByRole('button', { name: 'Sending…' })
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Review Cart' }))
    await canvas.findByRole('heading', { name: 'Went to /cart' })
    answer()
    await screen.findByText(wasPlaced)
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(wasPlaced)))
  },
}

/** The checkout, with buttons that leave and reopen it. */
function Reopened() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Open again'}
      </button>
      {isOpen && <CheckoutScreen />}
    </>
  )
}

export const OpenedAgainWhileSending: Story = {
  name: 'A checkout that is opened again while its order is being sent says so, and cannot send it again',
  render: () => <Reopened />,
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const sent = watchCalls('processComplete')
    const answer = holdCalls(msw, 'processComplete')
    await confirmFirst(context)
    await waitFor(() => expect(sent()).toBe(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending…' }))
    await expect(canvas.queryByText(/^We do not know whether/)).toBeNull()
    answer()
    await screen.findByText(wasPlaced)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sending…' })).toBeNull())
    await expect(sent()).toBe(1)
  },
}

export const RefusedOnce: Story = {
  ...given({
    orderedCarts: 'kept',
    faults: { processComplete: { fault: 'field-errors', times: 1 }, createCart: 'forbidden' },
  }),
  tags: ['A07', 'B12'],
  name: 'A refused order can be sent again, and stays placed when its cart cannot be emptied',
  play: async (context) => {
    const { canvas, step } = context
    await confirmFirst(context)
    await closeError(context, refusal)
    await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('Lot 12 carport')
    await confirmOrder(context)
    await step('the cart cannot be emptied', () => closePlaced(context))
  },
}

export const SessionEndsWhileSending: Story = {
  ...given({ faults: { processComplete: 'session-expired' } }),
  tags: ['A04'],
  name: 'When the session expires during sending, the customer reads that nothing was ordered',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    await confirmFirst(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await screen.findByText('Your order was not placed.')
    await passTimeUntil(() => expect(announcements()).toContain('Your order was not placed.'))
    await expect(sent()).toBe(1)
  },
}

/** The checkout, with buttons that change its cart. They stand for changes on the cart's screen or in another tab. */
function BesideTheCart() {
  const { cartId = '', data: [first] = [] } = useCart()
  const empty = useEmptyCart()
  const add = useAddToCart()
  const remove = useRemoveFromCart(cartId)
  const entry = { productId: 'FX100002', unit: 'EA', quantity: 1 }
  return (
    <>
      <button type="button" onClick={() => void empty.run(undefined)}>
        Empty elsewhere
      </button>
      <button type="button" onClick={() => void add.run(entry)}>
        Add elsewhere
      </button>
      <button type="button" onClick={() => first && void remove.run(first)}>
        Remove elsewhere
      </button>
      <CheckoutScreen />
    </>
  )
}

export const OutcomeUnknown: Story = {
  ...given({ orderedCarts: 'kept', faults: { processComplete: 'unavailable-after-commit' } }),
  tags: ['state', 'B05', 'B06'],
  name: 'After an error page in place of the answer the order is locked until it has been looked for',
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchCalls('processComplete')

    await step('it is locked', async () => {
      await confirmFirst(context)
      await closeError(context, isUnknown)
      await canvas.findByText(unknownNotice)
      await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
      await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
      await expect(canvas.getByText(/^Sent, but we do not know .* what you can do\.$/)).toBeVisible()
    })

    await step('it is found and reported, and its cart is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
      await screen.findByText(wasPlaced)
      await passTimeUntil(() =>
        expect(announcements()).toContainEqual(expect.stringMatching(/^Order \d+ was placed\./)),
      )
      await canvas.findByText('Your cart is empty.')
      await expect(sent()).toBe(1)
    })

    await step('the next checkout begins without its values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add elsewhere' }))
      await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('')
      await expect(canvas.getByRole('textbox', { name: /^Order reference/ })).toHaveValue('')
    })
  },
}

export const LostCart: Story = {
  ...given({ faults: { getCartContents: { fault: 'cart-unknown', after: 1, times: 2 } } }),
  name: 'A cart that the supplier no longer knows is not ordered, and a new one takes its place',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    const created = watchCalls('createCart')
    await confirmFirst(context)
    await closeError(context, 'This shopping cart does not exist any more')
    await context.canvas.findByText('Your cart is empty.')
    await passTimeUntil(() => expect(announcements()).toContain(lostCartMessage))
    await expect(sent()).toBe(0)
    await expect(created()).toBe(1)
  },
}

export const LostCartOfUnknownOutcome: Story = {
  ...given({
    faults: { processComplete: 'lost-before-commit', getCartContents: { fault: 'cart-unknown', after: 2 } },
  }),
  tags: ['B04'],
  name: 'A cart that the supplier no longer knows is kept while the outcome of its order is unknown',
  play: async (context) => {
    const { canvas, userEvent } = context
    const created = watchCalls('createCart')
    const read = watchCalls('getCartContents')
    await confirmFirst(context)
    await closeError(context, isUnknown)
    await canvas.findByText(unknownNotice)
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(3))
    await expect(canvas.getByText(unknownNotice)).toBeVisible()
    await expect(created()).toBe(0)
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringContaining(unknownNotice)))
    await expect(announcements()).not.toContain(lostCartMessage)
  },
}

/**
 * Unlocks the order: the customer confirms that they have asked the supplier, and that the supplier does not have the first
 * order.
 */
async function orderAgain({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order again…' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Order the same goods again?' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I have asked the supplier/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled())
}

export const OrderMayStillArrive: Story = {
  ...given({ faults: { processComplete: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['B04'],
  name: 'An order that is not found stays locked, and is sent again only by the customer, who has asked the supplier',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchCalls('processComplete')

    await step('it is not found, which is reported, and it is not sent again automatically', async () => {
      await confirmFirst(context)
      await closeError(context, isUnknown)
      await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
      await canvas.findByText(/may still arrive. Wait for it. We look for it again at/)
      const words = expect.stringMatching(/may still arrive. Wait for it.$/)
      await passTimeUntil(() => expect(announcements()).toContainEqual(words))
      await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
      await expect(sent()).toBe(1)
    })

    await step('it is unlocked, and sent when Confirm Order is pressed', async () => {
      await orderAgain(context)
      await expect(sent()).toBe(1)
      await confirmOrder(context)
      await orderIsPlaced()
      await expect(sent()).toBe(2)
    })
  },
}

/** The first order appears in the list of orders only after the customer has decided to order again. */
export const PlacedAfterAll: Story = {
  tags: ['state', 'B05', 'B06'],
  ...given({
    orderedCarts: 'kept',
    faults: {
      processComplete: { fault: 'no-number', times: 1 },
      getCustomerTransactions: { fault: 'no-records', after: 1, times: 1 },
    },
  }),
  name: 'An answer without quoteNumber is no proof: when that order has arrived after all, ordering again sends nothing',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    await confirmFirst(context)
    await closeError(context, isUnknown)
    await orderAgain(context)
    await confirmOrder(context)
    await closeError(context, /was placed after all, so nothing was sent now/)
    await screen.findByText(/^Order \d+ was placed after all\.$/)
    await expect(sent()).toBe(1)
  },
}

export const DeliveryChanged: Story = {
  tags: ['B20'],
  // The first lookup finds the address, when the page opens. The second lookup, when the order is placed, does not.
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getGeocode: { fault: 'field-error', after: 1 } } }),
  name: 'A delivery that changed since it was shown is shown again, and nothing is sent',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('processComplete')
    await deliveryIsShown(context)
    await canvas.findByText(/^Delivery from Parramatta, .* added to the order$/)
    await confirmOrder(context)
    await closeError(context, /^The delivery is not as it was shown/)
    await expect(sent()).toBe(0)
    await canvas.findByText('We could not find the address of the delivery')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked this address' }))
    await confirmOrder(context)
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const DeliveryFails: Story = {
  ...given({
    drafts: { checkout: deliveryDraft },
    // `after: 1` lets the first call succeed, because the page needs it to show the delivery.
    faults: {
      getDeliveryCharge: { fault: 'field-error', after: 1, times: 1 },
      addCartProduct: { fault: 'field-error', times: 1 },
    },
  }),
  tags: ['B14'],
  name: 'A step that fails before a delivery order stops it in the supplier’s words, and it can be sent again',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown(context)
    for (let step = 0; step < 2; step += 1) {
      await confirmOrder(context)
      await closeError(context, refusal)
    }
    await expect(sent()).toBe(0)
    await confirmOrder(context)
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const ChargeOfARefusedDelivery: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { processComplete: { fault: 'field-error', times: 1 } } }),
  tags: ['B16'],
  name: 'The charge of a refused delivery makes no cart, and a pickup does not carry it',
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await deliveryIsShown(context)
    await confirmOrder(context)
    await closeError(context, refusal)
    await itemsAre(context, '3')
    await expect(canvas.getByText('Delivery from Parramatta').nextSibling).toHaveTextContent('$35.00')

    await step('a cart that holds only the charge is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove elsewhere' }))
      await canvas.findByText('Your cart is empty.')
      await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Add elsewhere' }))
      await deliveryIsShown(context)
      await itemsAre(context, '1')
    })

    await step('the charge is removed before a pickup', async () => {
      const removed = watchCalls('deleteCartProduct')
      await canvas.findByText('Delivery from Parramatta')
      await chooseDespatch(context, 'Pickup from branch')
      await waitFor(() => expect(canvas.queryByText(/^Delivery from/)).toBeNull())
      await confirmOrder(context)
      await orderIsPlaced()
      await expect(removed()).toBe(1)
    })
  },
}

export const EmptiedByAnotherTab: Story = {
  ...given({ orderedCarts: 'kept' }),
  name: "'Order Placed' stays when another tab empties the ordered cart, and closing it leaves the next cart alone",
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas } = context
    const created = watchCalls('createCart')
    await confirmFirst(context)
    const placed = await orderIsPlaced()
    canvas.getByText('Empty elsewhere').click()
    await canvas.findByText('Your cart is empty.')
    await placed.findByText(/^Order number: \d+$/)
    await closePlaced(context)
    await expect(created()).toBe(1)
  },
}

/**
 * The checkout, below a button that shows the lengths of the cart's tally line. A press on the button changes the lengths,
 * as another device could do.
 */
function BesideTheTally() {
  const { cartId = '', data = [] } = useCart()
  const line = data.find(({ isTally }) => isTally)
  return (
    <>
      {line && <LengthsOf cartId={cartId} line={line} />}
      <CheckoutScreen />
    </>
  )
}

function LengthsOf({ cartId, line }: { readonly cartId: string; readonly line: CartLine }) {
  const { data = [] } = useCartTallies(cartId, line)
  const { api } = useSession()
  const { lineId, productId, unit, quantity } = line
  const [isChanged, setChanged] = useState(false)
  const change = async () => {
    await api.updateCartProduct({
      sessionID: cartId,
      lineId,
      ...wireLine({ productId, unit, quantity, tallies: [{ length: 2, quantity: 3 }] }),
    })
    setChanged(true)
  }
  return (
    <button type="button" onClick={() => void change()}>
      {data.map((tally) => `${tally.quantity} x ${tally.length} m`).join()}
      {isChanged && ', changed elsewhere'}
    </button>
  )
}

export const TallyChanged: Story = {
  ...given({ cart: [{ productId: 'TM100001', quantity: 6, tallies: [{ length: 3, qty: 2 }] }] }),
  tags: ['B19'],
  name: 'A tally whose lengths another device has changed is not sent, though its total length is the same',
  render: () => <BesideTheTally />,
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('processComplete')
    await atCheckout(context)
    await userEvent.click(await canvas.findByRole('button', { name: '2 x 3 m' }))
    await canvas.findByRole('button', { name: '2 x 3 m, changed elsewhere' })
    await confirmOrder(context)
    await closeError(context, cartHasChanged)
    await expect(sent()).toBe(0)
    await canvas.findByRole('button', { name: '3 x 2 m, changed elsewhere' })
    const [line] = within(canvas.getByRole('list', { name: 'Goods' })).getAllByRole('listitem')
    await expect(line).toHaveTextContent(/^6 LM Pine Framing .*3 × 2 m$/)
    await confirmOrder(context)
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}
