import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { exampleAttempt } from '../../testing/exampleAttempt.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { FailureDialog, useFailure } from '../failures/FailureDialog.tsx'
import { runExclusively } from '../locks/exclusive.ts'
import { runLocked } from '../locks/readWriteLock.ts'
import { contentsLock, wordsOfCartChanges } from './createCartChanges.ts'
import { lostCartWords } from './createLostCarts.ts'
import { useCart } from './currentCart.ts'
import { createOrderAttempts, orderLock } from './orderAttempts.ts'
import { useAddToCart, useRemoveFromCart } from './queries.ts'

const page = within(document.body)

/** Adds a product, and removes the first line. */
function TwoChanges() {
  const { cartId = '', data: lines = [] } = useCart()
  const add = useAddToCart()
  const remove = useRemoveFromCart(cartId)
  const failure = useFailure()
  const [first] = lines
  return (
    <>
      <h1>{`${lines.length} lines`}</h1>
      <p data-testid="cart">{cartId}</p>
      <Button
        isPending={add.isPending}
        pendingLabel="Adding…"
        onPress={() =>
          void add
            .run({ productId: 'FX100002', unit: 'EA', quantity: 1 })
            .catch((error: unknown) => failure.report(error))
        }
      >
        Add
      </Button>
      <Button
        variant="secondary"
        isPending={remove.isPending}
        pendingLabel="Removing…"
        onPress={() => first && void remove.run(first).catch((error: unknown) => failure.report(error))}
      >
        Remove
      </Button>
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </>
  )
}

const meta = {
  component: TwoChanges,
  ...given({ path: '/cart', cart: [{ productId: 'FX100001', quantity: 3 }] }),
} satisfies Meta<typeof TwoChanges>
export default meta
type Story = StoryObj<typeof meta>

/** Orders the cart until `end` is called. */
async function startOrder(cartId: string, where: 'here' | 'elsewhere') {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const started = Promise.withResolvers<undefined>()
  const order = () =>
    runLocked(contentsLock(cartId), 'exclusive', () => {
      started.resolve(undefined)
      return promise
    })
  // Another tab's locks are not in this page's own list of running actions.
  const outcome =
    where === 'here' ? runExclusively(orderLock(cartId), order) : navigator.locks.request(orderLock(cartId), order)
  await started.promise
  return async ({ isPlaced }: { readonly isPlaced: boolean }) => {
    if (isPlaced)
      createOrderAttempts('demo-admin').write({ state: 'done', cartId, type: 'Order', number: '481300', lines: [] })
    resolve(undefined)
    await outcome
  }
}

const cartIdOf = async (canvas: { findByTestId: (id: string) => Promise<HTMLElement> }) =>
  (await canvas.findByTestId('cart')).textContent

export const OrderedInAnotherTab: Story = {
  tags: ['B19'],
  name: 'While the cart is ordered in another tab an added product waits, and goes to the next cart',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 lines' })
    const added = watchCalls('addCartProduct')
    const cartId = await cartIdOf(canvas)
    const end = await startOrder(cartId, 'elsewhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await page.findByText(wordsOfCartChanges.waitsForAnotherTab)
    await waitFor(() => expect(heard()).toContain(wordsOfCartChanges.waitsForAnotherTab))
    await canvas.findByRole('button', { name: 'Adding…' })
    await expect(added()).toBe(0)
    await end({ isPlaced: true })
    await waitFor(() => expect(added()).toBe(1))
    await waitFor(() => expect(canvas.getByTestId('cart')).not.toHaveTextContent(cartId))
  },
}

export const OrderedHere: Story = {
  tags: ['B19'],
  name: 'While the cart is ordered a removal waits, and is made if nothing was ordered',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 lines' })
    const end = await startOrder(await cartIdOf(canvas), 'here')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await page.findByText(wordsOfCartChanges.waits)
    await end({ isPlaced: false })
    await canvas.findByRole('heading', { name: '0 lines' })
  },
}

export const DroppedAfterTheOrder: Story = {
  tags: ['B19'],
  name: 'A removal that waited for an order is dropped when the order was placed, and that is said',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 lines' })
    const removed = watchCalls('deleteCartProduct')
    const end = await startOrder(await cartIdOf(canvas), 'elsewhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await page.findByText(wordsOfCartChanges.waitsForAnotherTab)
    await end({ isPlaced: true })
    await page.findByText(wordsOfCartChanges.dropped)
    await expect(removed()).toBe(0)
  },
}

export const OutcomeUnknown: Story = {
  tags: ['B04'],
  name: 'A cart whose order has an unknown outcome is not changed',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 lines' })
    createOrderAttempts('demo-admin').write({ ...exampleAttempt, cartId: await cartIdOf(canvas) })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await page.findByText(wordsOfCartChanges.unknown)
  },
}

export const LostCart: Story = {
  ...given({
    faults: {
      addCartProduct: { fault: 'cart-unknown', times: 1 },
      getCartContents: { fault: 'cart-unknown', after: 1, times: 1 },
    },
  }),
  name: 'A product that a lost cart refuses is added once to a new cart, and both is told',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '1 lines' })
    const cartId = await cartIdOf(canvas)
    const added = watchCalls('addCartProduct')
    const created = watchCalls('createCart')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await page.findByText(lostCartWords)
    await page.findByText('Added to cart')
    await expect(canvas.getByTestId('cart')).not.toHaveTextContent(cartId)
    // The refused one and the one that the new cart has accepted.
    await waitFor(() => expect(added()).toBe(2))
    await waitFor(() => expect(created()).toBe(1))
    await canvas.findByRole('heading', { name: '1 lines' })
  },
}
