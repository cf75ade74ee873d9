import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls, holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failed, loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { OrderAgainScreen } from './OrderAgainScreen.tsx'

const meta = {
  component: OrderAgainScreen,
  ...given({ path: '/order-again', clock: 'held' }),
} satisfies Meta<typeof OrderAgainScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

/** Waits until all orders and today's prices have been read, and returns the rows of the shown page. */
async function rowsOf(canvas: Canvas) {
  const list = within(await canvas.findByRole('list', { name: 'Bought before' }))
  await allAnswered()
  return list.getAllByRole('article')
}

const row = async (canvas: Canvas, name: RegExp) => {
  const found = (await rowsOf(canvas)).find(({ textContent }) => name.test(textContent ?? ''))
  if (!found) throw new Error(`no row ${String(name)}`)
  return within(found)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas)).toHaveLength(20)
    await expect(canvas.getByText('20 of 25 orders read')).toBeVisible()
    const first = await row(canvas, /PB100007/)
    await expect(first.getByText('$46.70')).toBeVisible()
    await expect(first.getByText(/^3 times, last/)).toHaveTextContent('3 times, last 15/11/2026')
    await expect(first.getByRole('spinbutton')).toHaveValue('35')
    await passTimeUntil(() => expect(announcements()).toContain('20 of 25 orders read, 63 products'))
  },
}

export const Many: Story = {
  ...given({ world: 'large' }),
  play: async ({ canvas, userEvent }) => {
    await rowsOf(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await allAnswered()
    await canvas.findByText(/^40 of [\d,]+ orders read$/)
    await expect(canvas.getByText(/^Page 1 of \d+$/)).toBeVisible()
  },
}

export const Empty: Story = empty('No orders yet.')

export const NoMatch: Story = {
  ...given({ path: '/order-again?search=%3Cb%3Enothing%3C%2Fb%3E' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
    await expect(canvas.getByText('No SKU or name contains “<b>nothing</b>”.')).toBeVisible()
  },
}

export const Loading: Story = loading('getCustomerTransactions', 'your orders', 'Order again')
export const Failed: Story = failed('getCustomerTransactions', 'your orders')
export const NotAllowed: Story = notAllowed('Products')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const first = await row(canvas, /PB100007/)
    const bar = () => within(canvas.getByRole('region', { name: 'Selected products' }))
    await expect(bar().getByText('Select products or change a quantity')).toBeVisible()
    await expect(bar().getByRole('button', { name: 'Add selected' })).toBeDisabled()
    await userEvent.click(first.getByRole('button', { name: /^Increase/ }))
    await expect(first.getByRole('checkbox')).toBeChecked()
    await expect(bar().getByText('1 selected')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Adding: Story = {
  ...given({ cart: [{ productId: 'PB100007', quantity: 2 }] }),
  // The shell is rendered, because it loads the cart.
  globals: { shell: 'with' },
  name: 'Selected products are added in the quantities entered',
  play: async ({ canvas, userEvent, step }) => {
    const added = watchPayloads('addCartProduct')
    await rowsOf(canvas)

    await step('Select all leaves out special orders and products sold by length', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }))
      await expect((await row(canvas, /RF100056/)).getByRole('checkbox')).not.toBeChecked()
      await expect((await row(canvas, /TM100005/)).queryByRole('checkbox')).toBeNull()
      await expect((await row(canvas, /PB100007/)).getByRole('checkbox')).toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Unselect All' }))
    })

    await step('changing a quantity selects its product; Enter moves to the next quantity', async () => {
      const quantity = (await row(canvas, /PB100007/)).getByRole('spinbutton')
      await userEvent.clear(quantity)
      await userEvent.type(quantity, '7{Enter}')
      const all = canvas.getAllByRole('spinbutton')
      await expect(all[all.indexOf(quantity) + 1]).toHaveFocus()
      await userEvent.click((await row(canvas, /RF100056/)).getByRole('checkbox'))
      // The bar follows the button "More" in the tab order. So the test focuses "More" and then moves into the bar with
      // Tab.
      canvas.getByRole('button', { name: 'More' }).focus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add to list…' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Add selected' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
      await expect(added()).toEqual([
        expect.objectContaining({ productID: 'PB100007', quoteQty: 7 }),
        expect.objectContaining({ productID: 'RF100056', quoteQty: 55 }),
      ])
    })

    await step('after adding, nothing is selected, and the last selected product has the focus', async () => {
      await expect(canvas.getByRole('button', { name: 'Add selected' })).toBeDisabled()
      await (await row(canvas, /PB100007/)).findByText('9 in cart')
      await expect((await row(canvas, /RF100056/)).getByRole('checkbox')).toHaveFocus()
    })
  },
}

export const LeftOut: Story = {
  ...given({ faults: { addCartProduct: { fault: 'lost-after-commit', times: 1 } } }),
  name: 'If adding a product gets no answer, it can be left out',
  play: async ({ canvas, userEvent, step }) => {
    const added = watchPayloads('addCartProduct')
    for (const code of [/PB100007/, /DW100001/]) await userEvent.click((await row(canvas, code)).getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
    const doubtful = await row(canvas, /PB100007/)

    await step('if no answer comes, no further product is sent', async () => {
      await doubtful.findByText(/^No answer came, so it may have been added/)
      await expect(doubtful.getByRole('spinbutton')).toBeDisabled()
      await expect(added()).toHaveLength(1)
    })

    await step('a product that was left out can be edited again, and is not selected', async () => {
      await userEvent.click(await doubtful.findByRole('button', { name: /^Leave it out/ }))
      await expect(doubtful.getByText('Left out. It may be in your cart all the same.')).toBeVisible()
      await expect(doubtful.getByRole('button', { name: /^Undo/ })).toHaveFocus()
      await expect(doubtful.getByRole('checkbox')).not.toBeChecked()
      await expect(doubtful.getByRole('spinbutton')).toBeEnabled()
      await passTimeUntil(() =>
        expect(announcements().join()).toContain('Left out. It may be in your cart all the same.'),
      )
    })

    await step('the remaining products are added without the one left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add selected' }))
      await passTimeUntil(() => expect(announcements()).toContain('1 product added to cart'))
      await expect(added()).toEqual([
        expect.objectContaining({ productID: 'PB100007' }),
        expect.objectContaining({ productID: 'DW100001' }),
      ])
    })
  },
}

export const TodaysPrices: Story = {
  ...given({ faults: { getProductDetails: { fault: 'no-product-data', times: 1 } } }),
  name: 'A product that is no longer sold cannot be selected',
  play: async ({ canvas, userEvent }) => {
    const gone = await row(canvas, /PB100007/)
    await expect(gone.getByText('No longer sold')).toBeVisible()
    await expect(gone.queryByRole('checkbox')).toBeNull()
    await userEvent.click((await row(canvas, /TM100005/)).getByRole('button', { name: /^Tally/ }))
    await screen.findByRole('dialog', { name: /^Tally: / })
  },
}

export const DetailsLoading: Story = {
  ...given({ held: ['getProductDetails'] }),
  name: 'A row has no controls until its current details are loaded',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Bought before' }))
    await canvas.findByText('20 of 25 orders read')
    const [first] = list.getAllByRole('article')
    if (!first) throw new Error('no rows')
    const { height } = first.getBoundingClientRect()
    for (const role of ['spinbutton', 'button', 'checkbox']) await expect(list.queryByRole(role)).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Select all in the usual range' })).toBeDisabled()
    releaseHeldCalls('getProductDetails')
    await expect(await canvas.findByRole('checkbox', { name: /^Select all \d+ in the usual range$/ })).toBeEnabled()
    await expect(within(first).getByRole('spinbutton')).toBeVisible()
    await expect(first.getBoundingClientRect().height).toBeCloseTo(height, 0)
  },
}

export const ReadInParts: Story = {
  name: 'Orders are loaded two at a time until Stop is pressed',
  play: async ({ canvas, userEvent, msw }) => {
    await allAnswered()
    const answer = holdCalls(msw, 'getTransactionTP')
    const read = watchCalls('getTransactionTP')
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const stop = await canvas.findByRole('button', { name: 'Stop' })
    await waitFor(() => expect(read()).toBe(2))
    await userEvent.click(stop)
    answer()
    await canvas.findByText('22 of 25 orders read')
    await allAnswered()
    await expect(read()).toBe(2)
  },
}

export const Unread: Story = {
  ...given({
    faults: { getTransactionTP: { fault: 'forbidden', times: 1 }, getProductDetails: { fault: 'forbidden', times: 2 } },
  }),
  name: 'Try again loads the orders and prices that failed to load',
  play: async ({ canvas, userEvent }) => {
    const tryAgain = async () => {
      await allAnswered()
      await userEvent.click(canvas.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
    }
    await canvas.findByText('We could not read 1 order.')
    await canvas.findByText('We could not load today’s price of 2 products')
    await tryAgain()
    await tryAgain()
    await waitFor(() => expect(canvas.queryByText(/^We could not/)).toBeNull())
    await passTimeUntil(() => expect(announcements()).toContain('Loaded today’s prices'))
  },
}
