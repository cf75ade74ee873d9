import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, TextButton } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useSession } from '../foundation/session/useSession.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, closeError, deliveryIsShown, orderIsPlaced, press } from '../testing/fillCheckout.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { useCart } from '../trade/cart/currentCart.ts'
import { useAddToCart, useEmptyCart, useRemoveFromCart, wireLine } from '../trade/cart/queries.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

// The outcomes of Confirm Order and Create Quote.
const meta = {
  component: CheckoutScreen,
  ...given({
    path: '/checkout',
    cart: [{ productId: 'FX100001', quantity: 3 }],
    clock: 'held',
    drafts: { checkout: pickupDraft },
  }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<PlayContext, 'canvas'>

async function confirmFirst(context: PlayContext) {
  await atCheckout(context)
  await press(context, 'Confirm Order')
}

async function closePlaced({ canvas, userEvent }: PlayContext) {
  const placed = await orderIsPlaced()
  await userEvent.click(placed.getByRole('button', { name: 'OK' }))
  await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
  await expect(screen.queryByRole('alertdialog')).toBeNull()
}

const wasPlaced = /^Order \d+ was placed\.$/
const itemsAre = ({ canvas }: Canvas, count: string) =>
  waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent(count))
const totalIs = ({ canvas }: Canvas, amount: string) =>
  waitFor(() => expect(canvas.getByText('Total inc GST').nextSibling).toHaveTextContent(amount))

/** A dialog shows the order number, and the totals stay visible. */
export const OrderPlaced: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  play: async (context) => {
    const { canvas } = context
    await deliveryIsShown(context)
    await canvas.findByText('Delivery from Parramatta')
    const total = canvas.getByText('Total inc GST').nextSibling?.textContent ?? ''
    await expect(total).not.toBe('$0.00')
    await press(context, 'Confirm Order')
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

/** Stories run in StrictMode, so that effects run twice. */
export const SentOnce: Story = {
  tags: ['B03', 'H11'],
  name: 'Several presses send one order; Enter in a field sends none',
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

    await step('pressing both buttons sends only one order', async () => {
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

    await step("closing 'Order Placed' empties the cart and opens 'Order Complete!'", async () => {
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
    faults: {
      processComplete: 'no-number-markup',
      getCartContents: { fault: 'server-error', after: 2 },
      createCart: 'forbidden',
    },
  }),
  tags: ['B10'],
  name: 'An order is still shown as placed if later requests fail',
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

export const LeftWhileSending: Story = {
  name: 'A checkout reopened while an order is sent cannot send again',
  render: () => <Reopened />,
  play: async (context) => {
    const { canvas, msw } = context
    const sent = watchCalls('processComplete')
    const answer = holdCalls(msw, 'processComplete')
    await confirmFirst(context)
    await waitFor(() => expect(sent()).toBe(1))
    await press(context, 'Leave')
    await press(context, 'Open again')
    await press(context, 'Sending…')
    await expect(canvas.queryByText(/^We do not know whether/)).toBeNull()
    answer()
    await screen.findByText(wasPlaced)
    await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(wasPlaced)))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sending…' })).toBeNull())
    await expect(sent()).toBe(1)
  },
}

export const SessionEndsWhileSending: Story = {
  ...given({ faults: { processComplete: 'session-expired' } }),
  name: 'If the session has expired, a toast says nothing was ordered',
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
  const { api } = useSession()
  const { cartId = '', data: [first] = [] } = useCart()
  const empty = useEmptyCart()
  const add = useAddToCart()
  const remove = useRemoveFromCart(cartId)
  const change = async (): Promise<unknown> => {
    if (!first?.isTally) return add.run({ productId: 'FX100002', unit: 'EA', quantity: 1 })
    const { lineId, productId, unit, quantity } = first
    const tallies = [{ length: 2, quantity: 3 }]
    return api.updateCartProduct({ sessionID: cartId, lineId, ...wireLine({ productId, unit, quantity, tallies }) })
  }
  const remote: Readonly<Record<string, () => unknown>> = {
    'Empty elsewhere': () => empty.run(undefined),
    'Change elsewhere': change,
    'Remove elsewhere': () => first && remove.run(first),
  }
  return (
    <>
      <CheckoutScreen />
      <Inline space="small">
        {Object.entries(remote).map(([label, run]) => (
          <TextButton key={label} onPress={() => void run()}>
            {label}
          </TextButton>
        ))}
      </Inline>
    </>
  )
}

/** If an order gets no answer, its cart is locked. */
export const OutcomeUnknown: Story = {
  ...given({ orderedCarts: 'kept', faults: { processComplete: 'unavailable-after-commit' } }),
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas, step } = context
    const sent = watchCalls('processComplete')

    await step('the cart is locked', async () => {
      await confirmFirst(context)
      await closeError(context, /We do not know whether it was placed/)
      await canvas.findByText('We do not know whether your order was placed')
      await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
      await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
      await expect(canvas.getByText(/^Sent, but we do not know .* what you can do\.$/)).toBeVisible()
      await expect(canvas.queryByText('Change')).toBeNull()
    })

    await step('the order is found and reported, and its cart is empty', async () => {
      await press(context, 'Check now')
      await screen.findByText(wasPlaced)
      await canvas.findByText('Your cart is empty.')
      await expect(sent()).toBe(1)
    })

    await step('the next checkout starts without the values of this order', async () => {
      await press(context, 'Change elsewhere')
      await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('')
      await expect(canvas.getByRole('textbox', { name: /^Order reference/ })).toHaveValue('')
    })
  },
}

export const PriceChanged: Story = {
  ...given({ faults: { getCartContents: { fault: 'repriced', after: 1 } } }),
  name: 'A changed price is shown before the order is sent',
  play: async (context) => {
    const sent = watchCalls('processComplete')
    await atCheckout(context)
    await totalIs(context, '$10.68')
    await press(context, 'Confirm Order')
    const changes = within(await screen.findByRole('dialog', { name: 'Your cart has changed' }))
    const before = await changes.findByText(/^was \$\d+\.\d\d,$/)
    await expect(before.parentElement).toHaveTextContent(/was \$\d+\.\d\d, now \$\d+\.\d\d$/)
    await context.userEvent.click(changes.getByRole('button', { name: 'Keep it' }))
    await totalIs(context, '$11.73')
    await expect(sent()).toBe(0)
    await press(context, 'Confirm Order')
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const DeliveryChanged: Story = {
  // The first lookup finds the address, when the page opens. The second lookup, when the order is placed, does not.
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getGeocode: { fault: 'field-error', after: 1 } } }),
  name: 'A changed delivery is shown before the order is sent',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('processComplete')
    await deliveryIsShown(context)
    await press(context, 'Confirm Order')
    await closeError(context, /^The delivery has changed, so nothing was sent/)
    await expect(sent()).toBe(0)
    await canvas.findByText('We could not find the address of the delivery')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked this address' }))
    await press(context, 'Confirm Order')
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const TallyChanged: Story = {
  ...given({ cart: [{ productId: 'TM100001', quantity: 6, tallies: [{ length: 3, qty: 2 }] }] }),
  name: 'New lengths with an unchanged total are shown before sending',
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas } = context
    const sent = watchCalls('processComplete')
    const lengthsAre = (lengths: string) =>
      waitFor(() => expect(within(canvas.getByRole('list', { name: 'Goods' })).getByText(lengths)).toBeVisible())
    await atCheckout(context)
    await lengthsAre('2 × 3 m')
    await press(context, 'Change elsewhere')
    await allAnswered()
    await press(context, 'Confirm Order')
    await closeError(context, /^Your cart has changed, so nothing was sent/)
    await expect(sent()).toBe(0)
    await lengthsAre('3 × 2 m')
    await press(context, 'Confirm Order')
    await orderIsPlaced()
    await expect(sent()).toBe(1)
  },
}

export const ChargeOfARefusedDelivery: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { processComplete: { fault: 'field-error', times: 1 } } }),
  name: 'A delivery charge left in the cart is not counted as an item',
  render: () => <BesideTheCart />,
  play: async (context) => {
    const { canvas } = context
    await deliveryIsShown(context)
    await press(context, 'Confirm Order')
    await closeError(context, 'This order reference has already been used')
    await itemsAre(context, '3')
    await expect(canvas.getByText('Delivery from Parramatta').nextSibling).toHaveTextContent('$35.00')
    await press(context, 'Remove elsewhere')
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
    await press(context, 'Change elsewhere')
    await itemsAre(context, '1')
  },
}

export const EmptiedByAnotherTab: Story = {
  ...given({ orderedCarts: 'kept' }),
  name: 'Closing the dialog keeps a new cart begun in another tab',
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
