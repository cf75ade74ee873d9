import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import type { CartLine } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { lostCartWords } from '../shared/cart/createLostCarts.ts'
import { useCart } from '../shared/cart/currentCart.ts'
import { useAddToCart, useEmptyCart, useRemoveFromCart, wireLine } from '../shared/cart/queries.ts'
import { useSession } from '../shared/session/useSession.ts'
import { useCartTallies } from '../shared/tally/queries.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import type { PlayContext } from '../testing/PlayContext.ts'
import { deliveryDraft, pickupDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, choose, deliveryIsShown } from '../testing/fillCheckout.ts'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const page = within(document.body)

// What follows Confirm Order and Create Quote.
const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart, drafts: { checkout: pickupDraft } }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

async function confirmOrder({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
}

async function closeError({ userEvent }: Pick<StoryContext, 'userEvent'>, says: string | RegExp) {
  const error = await page.findByRole('alertdialog', { name: 'Error' })
  await within(error).findByText(says)
  await userEvent.click(within(error).getByRole('button', { name: 'OK' }))
}

const itemsAre = ({ canvas }: Pick<StoryContext, 'canvas'>, count: string) =>
  waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent(count))

const totalIs = ({ canvas }: Pick<StoryContext, 'canvas'>, amount: string) =>
  waitFor(() => expect(canvas.getByText('Total inc GST').nextSibling).toHaveTextContent(amount))

export const OrderPlaced: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  name: "Confirm Order opens 'Order Placed' with the number of the order",
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await deliveryIsShown({ canvas })
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    await within(placed).findByText(/^Order number: \d+$/)
  },
}

export const SummaryBehindTheDialog: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  name: 'Behind the dialog the summary still shows what was ordered',
  play: async ({ canvas, userEvent }) => {
    await deliveryIsShown({ canvas })
    await canvas.findByText('Delivery from Parramatta')
    const total = canvas.getByText('Total inc GST').nextSibling?.textContent ?? ''
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await itemsAre({ canvas }, '3')
    await totalIs({ canvas }, total)
    await expect(total).not.toBe('$0.00')
  },
}

export const OrderPlacedAndClosed: Story = {
  name: "Closing 'Order Placed' empties the cart and leads to 'Order Complete!'",
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const emptied = watchCalls('createCart')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
    await waitFor(() => expect(emptied()).toBe(1))
  },
}

const effectRan = fn()
function Effect() {
  useEffect(() => void effectRan(), [])
  return null
}

export const InStrictMode: Story = {
  tags: ['H11'],
  name: 'In StrictMode, where effects run twice, an order is sent once',
  render: () => (
    <>
      <CheckoutScreen />
      <Effect />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await expect(effectRan).toHaveBeenCalledTimes(2)
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
    await expect(sent()).toBe(1)
  },
}

export const QuoteCreated: Story = {
  name: "Create Quote opens 'Quote Created' with the number of the quote",
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'Create Quote' }))
    const created = await page.findByRole('alertdialog', { name: 'Quote Created' })
    await within(created).findByText(/^Quote number: \d+$/)
  },
}

/** An order whose number cannot be shown has been placed all the same. */
const placedWithoutNumber: Story['play'] = async ({ canvas, userEvent }) => {
  await atCheckout({ canvas })
  await confirmOrder({ canvas, userEvent })
  const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
  await within(placed).findByText('Order number: not provided')
  await expect(page.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
  await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
  await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
}

export const NumberLeftOut: Story = {
  ...given({ faults: { processComplete: 'no-number' } }),
  tags: ['B06'],
  name: 'After an answer without quoteNumber it is unknown whether the order was placed',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await expect(page.queryByRole('alertdialog', { name: 'Order Placed' })).toBeNull()
  },
}

export const NumberNull: Story = {
  ...given({ faults: { processComplete: 'no-number-null' } }),
  tags: ['B09'],
  name: 'With null as its number the order is shown as placed',
  play: placedWithoutNumber,
}

export const NumberBlank: Story = {
  ...given({ faults: { processComplete: 'no-number-blank' } }),
  tags: ['B09'],
  name: 'With a blank number the order is shown as placed',
  play: placedWithoutNumber,
}

export const NumberZero: Story = {
  ...given({ faults: { processComplete: 'no-number-zero' } }),
  tags: ['B09'],
  name: 'With the number 0 the order is shown as placed',
  play: placedWithoutNumber,
}

export const NumberHuge: Story = {
  ...given({ faults: { processComplete: 'no-number-huge' } }),
  tags: ['B09'],
  name: 'With the number 1e21 the order is shown as placed',
  play: placedWithoutNumber,
}

export const NumberMarkup: Story = {
  ...given({ faults: { processComplete: 'no-number-markup' } }),
  tags: ['B09'],
  name: 'With markup as its number the order is shown as placed',
  play: placedWithoutNumber,
}

export const NumberList: Story = {
  ...given({ faults: { processComplete: 'no-number-list' } }),
  tags: ['B09'],
  name: 'With a list as its number the order is shown as placed',
  play: placedWithoutNumber,
}

/** The first two reads of the cart are those of the page and of the attempt, the third is the refresh after success. */
export const RefreshingFails: Story = {
  ...given({ faults: { getCartContents: { fault: 'server-error', after: 2 } } }),
  tags: ['B10'],
  name: 'An order stays placed when re-reading the cart fails',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    const read = watchCalls('getCartContents')
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(3))
    await expect(page.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
    await within(placed).findByText(/^Order number: \d+$/)
    await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
  },
}

export const PriceChanged: Story = {
  tags: ['state', 'B20'],
  ...given({ faults: { getCartContents: { fault: 'repriced', after: 1 } } }),
  name: 'A changed price is shown before anything is sent',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await totalIs({ canvas }, '$10.68')
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /^Your cart has changed since this page was shown/)
    await totalIs({ canvas }, '$11.73')
    await expect(sent()).toBe(0)
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

export const PriceChangedForADelivery: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getCartContents: { fault: 'repriced', after: 2 } } }),
  tags: ['B20'],
  name: 'A price that changes during the delivery steps is shown before anything is sent',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /^Your cart has changed since this page was shown/)
    await expect(sent()).toBe(0)
  },
}

export const Sending: Story = {
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await canvas.findByRole('button', { name: 'Sending…' })
    await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
    answer()
    // An unfinished order would keep the cart locked and make the following stories fail.
    await page.findByRole('alertdialog', { name: 'Order Placed' })
  },
}

export const LeftWhileSending: Story = {
  tags: ['B27'],
  name: 'An order whose page is left while it is sent is announced all the same',
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await canvas.findByRole('button', { name: 'Sending…' })
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Review Cart' }))
    await canvas.findByRole('heading', { name: 'Went to /cart' })
    answer()
    await page.findByText(/^Order \d+ was placed\.$/)
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^Order \d+ was placed\.$/)))
  },
}

export const SentOnce: Story = {
  tags: ['B03'],
  name: 'Two presses in one tick, and Enter in a field, send one order',
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'processComplete')
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Order reference/ }), '{Enter}')
    await expect(sent()).toBe(0)
    const confirm = canvas.getByRole('button', { name: 'Confirm Order' })
    confirm.click()
    confirm.click()
    answer()
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

export const OrderOrQuote: Story = {
  tags: ['B02'],
  name: 'Confirm Order and Create Quote pressed together send one request',
  play: async ({ canvas, msw }) => {
    const answer = holdCalls(msw, 'processComplete')
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    canvas.getByRole('button', { name: 'Confirm Order' }).click()
    canvas.getByRole('button', { name: 'Create Quote' }).click()
    answer()
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { processComplete: { fault: 'field-errors', times: 1 } } }),
  name: 'A refused order shows the reason and can be sent again',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, 'This order reference has already been used')
    await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('Lot 12 carport')
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
  },
}

export const SessionEndsWhileSending: Story = {
  ...given({ faults: { processComplete: 'session-expired' } }),
  tags: ['A04'],
  name: 'When the session expires during sending, the customer reads that nothing was ordered',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await canvas.findByRole('heading', { name: 'Went to /login' })
    await page.findByText('Your order was not placed.')
    await waitFor(() => expect(heard()).toContain('Your order was not placed.'))
    await expect(sent()).toBe(1)
  },
}

export const OutcomeUnknown: Story = {
  tags: ['state', 'B05'],
  ...given({ faults: { processComplete: 'lost-after-commit' } }),
  name: 'After a lost answer the order is locked until it has been looked for',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await canvas.findByText('We do not know whether your order was placed')
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Create Quote' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await page.findByText(/^Order \d+ was placed\.$/)
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/^Order \d+ was placed\./)))
    await canvas.findByText('Your cart is empty.')
    await expect(sent()).toBe(1)
  },
}

export const LostCart: Story = {
  ...given({ faults: { getCartContents: { fault: 'cart-unknown', after: 1, times: 2 } } }),
  name: 'A cart that the supplier no longer knows is not ordered, and a new one takes its place',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    const created = watchCalls('createCart')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, 'This shopping cart does not exist any more')
    await canvas.findByText('Your cart is empty.')
    await expect(heard()).toContain(lostCartWords)
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
  play: async ({ canvas, userEvent }) => {
    const created = watchCalls('createCart')
    const read = watchCalls('getCartContents')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await canvas.findByText('We do not know whether your order was placed')
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(read()).toBeGreaterThanOrEqual(3))
    await expect(canvas.getByText('We do not know whether your order was placed')).toBeVisible()
    await expect(created()).toBe(0)
    await expect(heard()).not.toContain(lostCartWords)
  },
}

export const OutcomeUnknownAndCartKept: Story = {
  ...OutcomeUnknown,
  ...given({ orderedCarts: 'kept', faults: { processComplete: 'unavailable-after-commit' } }),
  tags: ['B06'],
  name: 'An error page after the order counts as unknown, not as refused',
}

export const OrderMayStillArrive: Story = {
  ...given({ faults: { processComplete: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['B04'],
  name: 'An order that is not found stays locked, and is not sent again by itself',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByText(/may still arrive. Please wait. We look for it again at/)
    await waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(/may still arrive. Please wait.$/)))
    await expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
    await expect(sent()).toBe(1)
  },
}

/** The customer has asked the supplier, who does not have the first order. */
async function orderAgain({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Order again…' }))
  const dialog = within(await page.findByRole('alertdialog', { name: 'Order the same goods again?' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /^I have asked the supplier/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Let me order again' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm Order' })).toBeEnabled())
}

export const OrderedAgain: Story = {
  ...given({ faults: { processComplete: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['B04'],
  name: 'After asking the supplier the customer can order again, by pressing Confirm Order',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await orderAgain({ canvas, userEvent })
    await expect(sent()).toBe(1)
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(2)
  },
}

/** The list of orders lags behind: the first order appears in it only after the customer has decided. */
export const PlacedAfterAll: Story = {
  tags: ['state', 'B05'],
  ...given({
    orderedCarts: 'kept',
    faults: {
      processComplete: { fault: 'lost-after-commit', times: 1 },
      getCustomerTransactions: { fault: 'no-records', after: 1, times: 1 },
    },
  }),
  name: 'When the first order has arrived after all, ordering again sends nothing',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await orderAgain({ canvas, userEvent })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /was placed after all, so nothing was sent now/)
    await page.findByText(/^Order \d+ was placed after all\.$/)
    await expect(sent()).toBe(1)
  },
}

export const ForeignAnswer: Story = {
  ...given({ faults: { processComplete: 'foreign-body' } }),
  tags: ['B06'],
  name: 'An answer that is not about the order is not taken for Order Placed',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /We do not know whether it was placed/)
    await expect(page.queryByRole('alertdialog', { name: 'Order Placed' })).toBeNull()
  },
}

export const CartCannotBeEmptied: Story = {
  ...given({ orderedCarts: 'kept', faults: { createCart: 'forbidden' } }),
  tags: ['B12'],
  name: 'An order stays placed when its cart cannot be emptied',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
    await expect(page.queryByRole('alertdialog')).toBeNull()
  },
}

export const AddressIsNotFound: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getGeocode: 'field-error' } }),
  tags: ['B14'],
  name: 'An address that is not found does not stop the order, once it has been confirmed',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown({ canvas })
    await confirmOrder({ canvas, userEvent })
    await canvas.findByText('Please correct the address, or tick that you have checked it')
    await expect(sent()).toBe(0)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have checked this address' }))
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

export const DeliveryChanged: Story = {
  tags: ['state', 'B20'],
  // The address is found when it is entered, and no more when it is ordered.
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getGeocode: { fault: 'field-error', after: 1 } } }),
  name: 'A delivery that changed since it was shown is shown again, and nothing is sent',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown({ canvas })
    await canvas.findByText(/^Delivery from Parramatta, .* added to the order$/)
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /^The delivery is not as it was shown/)
    await expect(sent()).toBe(0)
    await canvas.findByText('We could not find the address of the delivery')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked this address' }))
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

/** The step fails, the order is not sent, and the customer reads the reason. */
const nothingSent: Story['play'] = async ({ canvas, userEvent }) => {
  const sent = watchCalls('processComplete')
  await deliveryIsShown({ canvas })
  await confirmOrder({ canvas, userEvent })
  await closeError({ userEvent }, 'This order reference has already been used')
  await expect(sent()).toBe(0)
  await expect(await canvas.findByRole('button', { name: 'Confirm Order' })).toBeEnabled()
}

export const ClosestBranchFails: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getClosestBranch: 'field-error' } }),
  tags: ['B14'],
  name: 'Without the closest branch the order is not sent',
  play: nothingSent,
}

export const DeliveryChargeFails: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getDeliveryCharge: 'field-error' } }),
  tags: ['B14'],
  name: 'Without the delivery charge the order is not sent',
  play: nothingSent,
}

export const AddingTheChargeFails: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { addCartProduct: 'field-error' } }),
  tags: ['B14'],
  name: 'If the charge cannot be added to the cart, the order is not sent',
  play: nothingSent,
}

export const OneChargeAfterFailures: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { processComplete: { fault: 'field-error', times: 2 } } }),
  tags: ['B15'],
  name: 'After several failures the order carries one delivery charge',
  play: async ({ canvas, userEvent }) => {
    const added = watchCalls('addCartProduct')
    await deliveryIsShown({ canvas })
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await confirmOrder({ canvas, userEvent })
      await closeError({ userEvent }, 'This order reference has already been used')
      // The charge is in the cart now, and the summary shows the same as before.
      await itemsAre({ canvas }, '3')
      await expect(canvas.getByText('Delivery from Parramatta').nextSibling).toHaveTextContent('$35.00')
    }
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(added()).toBe(1)
  },
}

export const NoChargeForPickup: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { processComplete: { fault: 'field-error', times: 1 } } }),
  tags: ['B16'],
  name: 'A pickup after a failed delivery carries no delivery charge',
  play: async ({ canvas, userEvent }) => {
    const removed = watchCalls('deleteCartProduct')
    await deliveryIsShown({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, 'This order reference has already been used')
    await itemsAre({ canvas }, '3')
    await canvas.findByText('Delivery from Parramatta')
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await waitFor(() => expect(canvas.queryByText(/^Delivery from/)).toBeNull())
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(removed()).toBe(1)
  },
}

/** The checkout, which can be left and opened again. */
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
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchCalls('processComplete')
    const answer = holdCalls(msw, 'processComplete')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    await waitFor(() => expect(sent()).toBe(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending…' }))
    await expect(canvas.queryByText(/^We do not know whether/)).toBeNull()
    answer()
    await page.findByText(/^Order \d+ was placed\.$/)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sending…' })).toBeNull())
    await expect(sent()).toBe(1)
  },
}

/** The checkout, beside what another tab does with its cart. */
function BesideAnotherTab() {
  const empty = useEmptyCart()
  const add = useAddToCart()
  const entry = { productId: 'FX100002', unit: 'EA', quantity: 1 }
  return (
    <>
      <button type="button" onClick={() => void empty.run(undefined)}>
        Empty the cart elsewhere
      </button>
      <button type="button" onClick={() => void add.run(entry)}>
        Add elsewhere
      </button>
      <CheckoutScreen />
    </>
  )
}

export const EmptiedByAnotherTab: Story = {
  ...given({ orderedCarts: 'kept' }),
  name: "'Order Placed' stays when another tab empties the ordered cart, and closing it leaves the next cart alone",
  render: () => <BesideAnotherTab />,
  play: async ({ canvas, userEvent }) => {
    const created = watchCalls('createCart')
    await atCheckout({ canvas })
    await confirmOrder({ canvas, userEvent })
    const placed = await page.findByRole('alertdialog', { name: 'Order Placed' })
    canvas.getByText('Empty the cart elsewhere').click()
    await canvas.findByText('Your cart is empty.')
    await within(placed).findByText(/^Order number: \d+$/)
    await userEvent.click(within(placed).getByRole('button', { name: 'OK' }))
    await canvas.findByRole('heading', { name: 'Went to /checkout/complete' })
    await expect(created()).toBe(1)
  },
}

export const NextOrderBeginsBlank: Story = {
  ...OutcomeUnknown,
  name: 'After an order of unknown outcome was found, the next checkout begins without its values',
  render: () => <BesideAnotherTab />,
  play: async (context) => {
    const { canvas, userEvent } = context
    await OutcomeUnknown.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Add elsewhere' }))
    await expect(await canvas.findByRole('textbox', { name: /^Job name/ })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: /^Order reference/ })).toHaveValue('')
  },
}

/** Removes a line of the cart, as the cart's screen does. */
function BesideTheCart() {
  const { cartId, data = [] } = useCart()
  const { run } = useRemoveFromCart(cartId ?? '')
  return (
    <>
      {data.slice(0, 1).map((line) => (
        <button type="button" key={line.lineId} onClick={() => void run(line)}>
          Remove the goods
        </button>
      ))}
      <CheckoutScreen />
    </>
  )
}

export const OnlyTheChargeIsLeft: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, faults: { processComplete: { fault: 'field-error', times: 1 } } }),
  name: 'A cart that holds only the charge of a refused delivery is empty',
  render: () => <BesideTheCart />,
  play: async ({ canvas, userEvent }) => {
    await deliveryIsShown({ canvas })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, 'This order reference has already been used')
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the goods' }))
    await canvas.findByText('Your cart is empty.')
    await expect(canvas.queryByRole('button', { name: 'Confirm Order' })).toBeNull()
  },
}

/** The lengths of the cart's tally line, as the cart's screen shows them, and another device that changes them. */
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
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await userEvent.click(await canvas.findByRole('button', { name: '2 x 3 m' }))
    await canvas.findByRole('button', { name: '2 x 3 m, changed elsewhere' })
    await confirmOrder({ canvas, userEvent })
    await closeError({ userEvent }, /^Your cart has changed since this page was shown/)
    await expect(sent()).toBe(0)
    await canvas.findByRole('button', { name: '3 x 2 m, changed elsewhere' })
    await confirmOrder({ canvas, userEvent })
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}
