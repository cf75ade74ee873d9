import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import * as v from 'valibot'
import { readStored } from '../storage/safeStorage.ts'
import { createOrderAttempts } from '../cart/orderAttempts.ts'
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
const leaveSent = (secondsAgo = 120) =>
  createOrderAttempts().write({
    state: 'sent',
    cartId: cartId(),
    chargeProduct: '',
    type: 'Order',
    reference: 'PO-2001',
    jobName: 'Lot 12 carport',
    total: 1_045,
    at: Date.now() - secondsAgo * 1000,
    similarOrders: [],
  })

/** The page was left after the order had been placed and before its cart was emptied. */
const leaveDone = () =>
  createOrderAttempts().write({ state: 'done', cartId: cartId(), type: 'Order', number: '481300' })

export const OutcomeUnknown: Story = {
  beforeEach: () => void leaveSent(),
  play: async ({ canvas }) => {
    await canvas.findByText('We do not know whether your order was placed')
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeEnabled()
  },
}

export const OnAPhone: Story = { ...OutcomeUnknown, globals: { viewport: { value: 'mobile1' } } }

export const NotPlaced: Story = {
  beforeEach: () => void leaveSent(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await page.findByText('Your order had not been placed. You can send it again.')
    await waitFor(() => expect(canvas.queryByText('We do not know whether your order was placed')).toBeNull())
  },
}

export const OrderMayStillArrive: Story = {
  beforeEach: () => void leaveSent(5),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByText(/may still come. Check again in a minute/)
  },
}

export const NotListedAndCartEmpty: Story = {
  ...given({ cart: [] }),
  beforeEach: () => void leaveSent(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByText(/yet your cart is empty/)
  },
}

export const CheckFails: Story = {
  ...given({ faults: { getCustomerTransactions: 'forbidden' } }),
  beforeEach: () => void leaveSent(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByText('The supplier refused the request.')
    await expect(canvas.getByRole('button', { name: 'Check now' })).toBeEnabled()
  },
}

export const AlreadyPlaced: Story = {
  ...given({ orderedCarts: 'kept' }),
  name: 'B11 After a reload the cart of a placed order is emptied',
  beforeEach: () => void leaveDone(),
  play: async ({ canvas }) => {
    await page.findByText('Order 481300 was placed.')
    await canvas.findByText('Its cart has been emptied.')
  },
}

export const CartCannotBeEmptied: Story = {
  ...given({ orderedCarts: 'kept', faults: { createCart: { fault: 'forbidden', times: 1 } } }),
  name: 'B12 Emptying the cart can be tried again',
  beforeEach: () => void leaveDone(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The cart could not be emptied. It cannot be ordered again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Empty the cart' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Empty the cart' })).toBeNull())
  },
}
