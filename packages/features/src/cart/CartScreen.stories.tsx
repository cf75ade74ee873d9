import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { Profiler } from 'react'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { AfterProduct } from '../testing/AfterProduct.tsx'
import { chooseMore, openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { saysOnHold, isNotAvailable, loading, offline } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { lostCartMessage } from '../trade/cart/createCartChanges.ts'
import { CartScreen } from './CartScreen.tsx'

const cart = [
  { productId: 'FX100001', quantity: 3 },
  { productId: 'TM100001', quantity: 13.2, tallies: [{ length: 3.3, qty: 4 }] },
]
const oneLine = cart.slice(0, 1)

const meta = {
  component: CartScreen,
  ...given({ path: '/cart', cart, clock: 'held' }),
} satisfies Meta<typeof CartScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<PlayContext, 'canvas'>

const refusal = 'This order reference has already been used'
const isEmpty = ({ canvas }: Canvas) => canvas.findByText('Your cart is empty.')
const tallyIsShown = ({ canvas }: Canvas) => canvas.findByText('4 × 3.3 m')
const removesOf = ({ canvas }: Canvas) => canvas.getAllByRole('button', { name: /^Remove/ })
const increaseOf = ({ canvas }: Canvas) => canvas.findByRole('button', { name: /^Increase quantity of Joist Hanger/ })
const quantityOf = ({ canvas }: Canvas) => canvas.getByRole('spinbutton', { name: /^Quantity of Joist Hanger/ })

const itemsAre = ({ canvas }: Canvas, count: string) =>
  waitFor(() => expect(canvas.getByText('Items').nextSibling).toHaveTextContent(count))

async function removeLine(context: PlayContext, index: number) {
  const line = removesOf(context)[index]
  if (!line) throw new Error('There is no line to remove')
  await context.userEvent.click(line)
}

async function undo({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Undo, bring back/ }))
}

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { name: 'Order Summary' })
    await tallyIsShown(context)
    const lines = within(canvas.getByRole('list', { name: 'Lines of the cart' }))
    await expect(lines.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toBeVisible()
  },
}

export const KnownStock: Story = {
  name: 'A line shows its stock if the session knows it',
  render: () => (
    <AfterProduct productId="FX100001">
      <CartScreen />
    </AfterProduct>
  ),
  play: async (context) => {
    const asked = watchCalls('getProductDetails')
    await tallyIsShown(context)
    const rows = within(context.canvas.getByRole('list', { name: 'Lines of the cart' })).getAllByRole('article')
    await expect(rows.map((row) => within(row).queryAllByText('In Stock').length)).toEqual([1, 0])
    await expect(asked()).toBe(1)
  },
}

const actions = ['Save Custom List', 'Park this cart', 'Ask for approval', 'Prices for my customer', 'Clear All']

const manyLines = [
  ...Array.from({ length: 80 }, (_, index) => ({ productId: `XL${100_071 + index}`, quantity: 1 })),
  ...Array.from({ length: 40 }, (_, index) => ({ productId: `XL${100_401 + index}`, quantity: 1 })),
]
const renderings: { actual: number; whole: number }[] = []

/** The time spent on rendering since `renderings` was emptied, divided by the time that rendering the whole screen takes. */
function shareOfScreen(): number {
  const whole = Math.max(...renderings.map((rendering) => rendering.whole))
  return renderings.reduce((sum, rendering) => sum + rendering.actual, 0) / whole
}

export const Many: Story = {
  ...given({ world: 'large', cart: manyLines }),
  render: () => (
    <Profiler id="cart" onRender={(_, __, actual, whole) => renderings.push({ actual, whole })}>
      <CartScreen />
    </Profiler>
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Lines of the cart' })
    const buttonsOf = () => [...list.querySelectorAll<HTMLElement>('[aria-label^="Increase"]')]
    await waitFor(() => expect(buttonsOf()).toHaveLength(120))
    const shares: number[] = []
    for (const index of [30, 60, 90]) {
      renderings.length = 0
      buttonsOf()[index]?.click()
      await waitFor(() => expect(list.querySelectorAll('input')[index]).toHaveValue('2'))
      shares.push(shareOfScreen())
    }
    // Compares shares of the time that the whole screen takes, because absolute times depend on the machine. If every line
    // were rendered, each share would be at least 1. Only the smallest share is tested, because a pause of the machine may
    // lengthen the others.
    await expect(Math.min(...shares)).toBeLessThan(0.3)
  },
}

export const Empty: Story = {
  ...given({ cart: 'none' }),
  play: async (context) => {
    const created = watchCalls('createCart')
    await isEmpty(context)
    await expect(context.canvas.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/products')
    // Only one cart is created, although stories run in StrictMode, where effects run twice.
    await expect(created()).toBe(1)
  },
}

export const Loading: Story = loading('getCartContents', 'your cart', 'Cart')

export const Failed: Story = {
  ...given({ faults: { getCartContents: 'forbidden' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load your cart')
    await expect(canvas.queryByRole('button', { name: 'Start a new cart' })).toBeNull()
  },
}

export const NotAllowed: Story = { ...given({ settings: { shopping_cart_disabled: true } }), play: isNotAvailable }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await tallyIsShown(context)
    const menu = await openMore(context)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Clear All' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Clear the cart?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep the cart' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
    await chooseMore(context, 'Prices for my customer')
    await canvas.findByRole('heading', { name: 'Went to /customer-prices' })
  },
}

export const Offline: Story = offline(({ canvas }) => canvas.findByRole('heading', { name: 'Order Summary' }))

export const WithoutLists: Story = {
  ...given({ switchedOff: ['Custom Lists'] }),
  name: 'Without custom lists, the cart can be priced and cleared',
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Prices for my customer' })
    for (const name of actions.slice(0, 3)) await expect(canvas.queryByRole('button', { name })).toBeNull()
    const menu = await openMore(context)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Clear All'])
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({
    world: 'awkward',
    cart: ['AWK0', 'AWK1', 'AWK2', 'AWK3', 'AWK4', 'AWK5'].map((productId) => ({ productId, quantity: 99_999 })),
  }),
  globals: { viewport: { value: 'mobile1' } },
  name: 'Long names and large prices fit a phone',
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('spinbutton', { name: /^Quantity of/ })).toHaveLength(6)
    within(canvas.getByRole('main')).getByText(/<b>Bold<\/b>/)
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(canvas.getAllByText('Price on request')).toHaveLength(4)
    await expect(canvas.getByText('4 lines have no price yet and are not in the total.')).toBeVisible()
  },
}

export const TotalsHidden: Story = {
  ...given({ settings: { hide_review_price: true } }),
  name: 'The setting hide_review_price hides totals, not unit prices',
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Order Summary' }))
    await expect(summary.getByText('Items').nextSibling).toHaveTextContent('4')
    await expect(summary.getByRole('link', { name: 'Checkout' })).toBeVisible()
    // The bar for phones exists but is hidden.
    await expect(canvas.getByText('4 items')).not.toBeVisible()
    // All amounts are unit prices.
    const text = canvas.getByRole('main').textContent
    await expect(text.match(/\$[\d,.]+ \/\u00A0[A-Z]+/g) ?? []).toHaveLength(text.split('$').length - 1)
    await expect(text).toContain('$')
  },
}

export const RefusedCart: Story = {
  ...given({ faults: { getCartContents: { fault: 'field-error', times: 2 } } }),
  name: 'A cart that fails to load is replaced only if the user asks',
  play: async (context) => {
    const { canvas, userEvent } = context
    const created = watchCalls('createCart')
    await canvas.findByText('We could not load your cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const start = await canvas.findByRole('button', { name: 'Start a new cart' })
    await expect(created()).toBe(0)
    await userEvent.click(start)
    await isEmpty(context)
    await expect(created()).toBe(1)
  },
}

export const LostCart: Story = {
  ...given({ faults: { getCartContents: { fault: 'cart-unknown', times: 1 } } }),
  name: 'A cart that no longer exists is replaced, with a message',
  play: async (context) => {
    const created = watchCalls('createCart')
    await isEmpty(context)
    await screen.findByText(lostCartMessage)
    await passTimeUntil(() => expect(announcements()).toContain(lostCartMessage))
    await expect(context.canvas.queryByText('We could not load your cart')).toBeNull()
    await expect(created()).toBe(1)
  },
}

export const Changed: Story = {
  name: 'Each change of the cart is shown and announced',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const removals = () => announcements().filter((text) => text.includes('removed'))

    await step('a new quantity is announced with its price', async () => {
      const increase = await increaseOf(context)
      for (let press = 0; press < 4; press += 1) await userEvent.click(increase)
      await waitFor(() => expect(quantityOf(context)).toHaveValue('7'))
      await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^7, \$\d/))
      // The cart has eight items: seven pieces, and the tally line, which counts as one item.
      await itemsAre(context, '8')
    })

    await step('a removed line can be restored, with its lengths', async () => {
      await tallyIsShown(context)
      await removeLine(context, 1)
      await canvas.findByRole('button', { name: /^Undo/ })
      await waitFor(() => expect(canvas.queryByText('4 × 3.3 m')).toBeNull())
      await undo(context)
      await tallyIsShown(context)
      await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('4 × 3.3 m'))
      await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^13\.2 m of .* in cart, 8 items$/))
    })

    await step('a removal is announced only once, even if the cart then changes', async () => {
      const before = removals().length
      await removeLine(context, 1)
      await canvas.findByRole('button', { name: /^Undo/ })
      await userEvent.click(await increaseOf(context))
      await passTimeUntil(() => expect(announcements().at(-1)).toMatch(/^8, \$/))
      await expect(removals()).toHaveLength(before + 1)
    })

    await step('Clear All asks for confirmation, and cannot be undone', async () => {
      await chooseMore(context, 'Clear All')
      const question = within(await screen.findByRole('alertdialog', { name: 'Clear the cart?' }))
      await userEvent.click(question.getByRole('button', { name: 'Clear All' }))
      await isEmpty(context)
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
      await passTimeUntil(() => expect(announcements()).toContain('All lines removed, your cart is empty.'))
    })
  },
}

export const LastLineRemoved: Story = {
  ...given({ cart: oneLine }),
  name: 'The removal of the last line is announced once',
  play: async (context) => {
    await increaseOf(context)
    await removeLine(context, 0)
    await isEmpty(context)
    await screen.findByText('product removed')
    const words = /removed, your cart is empty\. Undo is at the top of the page\.$/
    const removals = () => announcements().filter((text) => text.includes('removed'))
    await passTimeUntil(() => expect(removals()).toEqual([expect.stringMatching(words)]))
  },
}

export const QuickPressesOnAPhone: Story = {
  ...given({ cart: [{ productId: 'FX100001', quantity: 1 }] }),
  name: 'Quick quantity changes are shown at once and sent together',
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas, msw } = context
    const answer = holdCalls(msw, 'updateCartProduct')
    const button = await increaseOf(context)
    const bar = within(canvas.getByRole('region', { name: 'Cart' }))
    const sent = watchPayloads('updateCartProduct')
    for (let press = 0; press < 20; press += 1) {
      await fireEvent.click(button)
      // Each press is an event of its own, as with a finger.
      await Promise.resolve()
    }
    await waitFor(() => expect(quantityOf(context)).toHaveValue('21'))
    await waitFor(() => expect(bar.getByText(/^21 items/)).toBeVisible())
    answer()
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ quoteQty: 21 }))
    await expect(sent().length).toBeLessThanOrEqual(2)
  },
}

export const QuantityRefused: Story = {
  ...given({ faults: { updateCartProduct: { fault: 'field-error', times: 1 } } }),
  name: 'A refused quantity is undone, and a dialog says why',
  play: async (context) => {
    await tallyIsShown(context)
    await context.userEvent.click(await increaseOf(context))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(refusal)
    await context.userEvent.click(error.getByRole('button', { name: 'OK' }))
    await expect(quantityOf(context)).toHaveValue('3')
    await itemsAre(context, '4')
  },
}

const fourLines = ['FX100001', 'FX100002', 'FX100003', 'FX100004'].map((productId) => ({ productId, quantity: 2 }))

export const SeveralRemoved: Story = {
  ...given({ cart: fourLines, faults: { deleteCartProduct: { fault: 'field-error', times: 1 } } }),
  name: 'Several removed lines can be restored, the last one first',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const removes = () => removesOf(context)
    await waitFor(() => expect(removes()).toHaveLength(4))

    await step('a refused removal is undone, and a message says why', async () => {
      await removeLine(context, 0)
      await screen.findByText(refusal)
      await expect(removes()).toHaveLength(4)
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull()
    })

    await step('pressing Enter removes one line after another without waiting', async () => {
      const answer = holdCalls(msw, 'deleteCartProduct')
      removes()[0]?.focus()
      for (let left = 3; left > 0; left -= 1) {
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(removes()).toHaveLength(left))
        await waitFor(() => expect(removes()[0]).toHaveFocus())
      }
      answer()
    })

    await step('each removed line can be restored', async () => {
      await canvas.findByText(/, and before it 2 more\.$/)
      for (let back = 2; back < 5; back += 1) {
        await undo(context)
        await waitFor(() => expect(removes()).toHaveLength(back))
      }
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull())
    })
  },
}

export const Parked: Story = {
  ...given({ cart: oneLine, faults: { saveCustomList: { fault: 'lost-after-commit', times: 1 } } }),
  name: 'Parking saves the cart as a list; the empty cart links to it',
  play: async (context) => {
    const { canvas, userEvent } = context
    const saved = watchPayloads('saveCustomList')
    await chooseMore(context, 'Park this cart')
    const dialog = within(await screen.findByRole('dialog', { name: 'Park this cart' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Job/ })).toHaveFocus())
    await userEvent.keyboard('Smith St 12{Enter}')
    await isEmpty(context)
    const parked = await canvas.findByRole('link', { name: 'Smith St 12 (parked)' })
    await expect(parked.getAttribute('href')).toMatch(/^\/custom-lists\/./)
    await passTimeUntil(() => expect(announcements()).toContain('Cart parked'))
    await expect(saved()).toEqual([expect.objectContaining({ customList: 'Smith St 12 (parked)' })])
  },
}

export const Approval: Story = {
  ...given({ cart: oneLine, faults: { saveCustomList: { fault: 'lost-after-commit', times: 1 } } }),
  name: 'Asking a colleague for approval does not change the cart',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    await chooseMore(context, 'Ask for approval')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval' }))
    await expect(await dialog.findByText(/^Nothing enforces the approval/)).toBeVisible()
    const colleagues = dialog.getByRole('combobox', { name: 'Colleague' })
    await expect(within(colleagues).queryByRole('option', { name: /office@hargreaves/ })).toBeNull()
    await userEvent.selectOptions(colleagues, within(colleagues).getAllByRole('option')[1] ?? '')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Job/ }), 'Smith St 12')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'By Friday, please.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await passTimeUntil(() => expect(announcements()).toContain('Request for approval sent'))
    await expect(sent()).toEqual([
      expect.objectContaining({
        subject: 'Please approve: Smith St 12',
        bodyText: expect.stringMatching(/^By Friday, please\.[^]*\$[\d,.]+ ex GST\nList: .*\/custom-lists\/.+$/),
      }),
    ])
    await expect(canvas.queryByText('Your cart is empty.')).toBeNull()
  },
}

export const NobodyApproves: Story = {
  ...given({ cart: oneLine, faults: { getListMobileUsers: 'no-records' } }),
  name: 'If no colleague has an e-mail address, the dialog says so',
  play: async (context) => {
    await chooseMore(context, 'Ask for approval')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for approval' }))
    await dialog.findByText('No colleague with an e-mail address.')
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'On-hold accounts see a warning that orders may be refused',
  play: saysOnHold,
}
