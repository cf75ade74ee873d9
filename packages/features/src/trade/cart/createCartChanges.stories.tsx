import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor } from 'storybook/test'
import { exampleAttempt, storeAttempts } from '../../testing/exampleAttempt.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { FailureDialog, useErrorDialog } from '../../foundation/failures/FailureDialog.tsx'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import { runLocked } from '../../foundation/storage/readWriteLock.ts'
import { cartChangeMessages } from './createCartChanges.ts'
import { useCart } from './currentCart.ts'
import { contentsLock, orderLock } from '../orders/orderAttempts.ts'
import { useAddToCart, useRemoveFromCart } from './queries.ts'

function TwoChanges() {
  const { cartId = '', data: lines = [] } = useCart()
  const add = useAddToCart()
  const remove = useRemoveFromCart(cartId)
  const failure = useErrorDialog()
  const [first] = lines
  return (
    <>
      <h1>{`${lines.length} lines`}</h1>
      <p data-testid="cart">{cartId}</p>
      <Button
        isPending={add.isPending}
        pendingLabel="Adding…"
        onPress={() => void add.run({ productId: 'FX100002', unit: 'EA', quantity: 1 }).catch(failure.report)}
      >
        Add
      </Button>
      <Button
        variant="secondary"
        isPending={remove.isPending}
        pendingLabel="Removing…"
        onPress={() => first && void remove.run(first).catch(failure.report)}
      >
        Remove
      </Button>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

const meta = {
  component: TwoChanges,
  ...given({ path: '/cart', clock: 'held', cart: [{ productId: 'FX100001', quantity: 3 }] }),
} satisfies Meta<typeof TwoChanges>
export default meta
type Story = StoryObj<typeof meta>

/** Begins an order of the cart. The returned function ends the order. */
async function startOrder(cartId: string, where: 'here' | 'elsewhere') {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const started = Promise.withResolvers<undefined>()
  const order = () =>
    runLocked(contentsLock(cartId), 'exclusive', () => {
      started.resolve(undefined)
      return promise
    })
  // Simulates an order in another tab by taking only its lock. `runExclusively` would also add the order to this page's own
  // list of running actions.
  const outcome =
    where === 'here' ? runExclusively(orderLock(cartId), order) : navigator.locks.request(orderLock(cartId), order)
  await started.promise
  return async ({ isPlaced }: { readonly isPlaced: boolean }) => {
    if (isPlaced) storeAttempts({ state: 'done', cartId, type: 'Order', number: '481300', lines: [] })
    resolve(undefined)
    await outcome
  }
}

const cartIdOf = async (canvas: { findByTestId: (id: string) => Promise<HTMLElement> }) =>
  (await canvas.findByTestId('cart')).textContent

export const Ordered: Story = {
  tags: ['B04', 'B19'],
  name: 'While the cart is being ordered its changes wait, and their outcome depends on that of the order',
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: 'Add' | 'Remove') => userEvent.click(canvas.getByRole('button', { name }))
    /** Waits until the toast has appeared and disappeared again. */
    const isShown = async (words: string) => {
      await screen.findByText(words)
      await passTimeUntil(() => expect(screen.queryByText(words)).toBeNull())
    }
    await canvas.findByRole('heading', { name: '1 lines' })

    await step('a removal is made if nothing was ordered', async () => {
      const end = await startOrder(await cartIdOf(canvas), 'here')
      await press('Remove')
      await isShown(cartChangeMessages.waits)
      await end({ isPlaced: false })
      await canvas.findByRole('heading', { name: '0 lines' })
    })

    await step('a product that is added while another tab orders is added to the next cart', async () => {
      const added = watchCalls('addCartProduct')
      const cartId = await cartIdOf(canvas)
      const end = await startOrder(cartId, 'elsewhere')
      await press('Add')
      await isShown(cartChangeMessages.waitsForAnotherTab)
      await expect(announcements()).toContain(cartChangeMessages.waitsForAnotherTab)
      await canvas.findByRole('button', { name: 'Adding…' })
      await expect(added()).toBe(0)
      await end({ isPlaced: true })
      await waitFor(() => expect(added()).toBe(1))
      await waitFor(() => expect(canvas.getByTestId('cart')).not.toHaveTextContent(cartId))
      await canvas.findByRole('heading', { name: '1 lines' })
    })

    await step('a cart whose order has an unknown outcome is not changed', async () => {
      const added = watchCalls('addCartProduct')
      const cartId = await cartIdOf(canvas)
      storeAttempts({ ...exampleAttempt, cartId })
      await press('Add')
      // The change waits up to a second for the outcome of the order.
      await passTimeUntil(() => expect(screen.getByText(cartChangeMessages.unknown)).toBeVisible())
      await userEvent.click(screen.getByRole('button', { name: 'Review Cart' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull())
      await expect(added()).toBe(0)
    })

    await step('a removal is dropped with a message when the order was placed', async () => {
      const removed = watchCalls('deleteCartProduct')
      const end = await startOrder(await cartIdOf(canvas), 'elsewhere')
      await press('Remove')
      await isShown(cartChangeMessages.waitsForAnotherTab)
      await end({ isPlaced: true })
      await screen.findByText(cartChangeMessages.dropped)
      await expect(removed()).toBe(0)
    })
  },
}
