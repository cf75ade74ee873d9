import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { deliveryDraft } from '../testing/checkoutDrafts.ts'
import {
  atCheckout,
  choose,
  chooseDespatch,
  closeError,
  deliveryIsShown,
  fillPlace,
  orderIsPlaced,
  press,
} from '../testing/fillCheckout.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { blankCheckout } from './checkout.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
/** An address whose texts end with a space, because phones add a space to a suggested word. */
const atlantis = { address: '1 Nowhere Road ', suburb: 'Atlantis ' }
const atlantisDraft = { ...deliveryDraft, shipping: { ...deliveryDraft.shipping, ...atlantis } }

// These stories show what the checkout says about the delivery before the order is sent.
const meta = {
  component: CheckoutScreen,
  ...given({ path: '/checkout', cart, clock: 'held', drafts: { checkout: deliveryDraft } }),
} satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>

const found = 'Delivery from Parramatta, less than 1 km: $35.00 ex GST, added to the order'
const unconfirmed = 'Correct the address, or tick that you have checked it'
const isChecked = { name: 'I have checked this address' }

const rowsAre = ({ canvas }: Pick<PlayContext, 'canvas'>, rows: Record<string, string>) =>
  waitFor(() => {
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    const shown = summary.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    return expect(Object.fromEntries(shown)).toEqual(rows)
  })

/** The delivery and its price are shown before ordering. */
export const Typical: Story = {
  ...given({ drafts: { checkout: blankCheckout({ name: '', phone: '', email: 'sam@hargreaves.example' }, '10') } }),
  play: async (context) => {
    const { canvas, step, userEvent } = context

    await step('before an address and a vehicle are entered, the total excludes the delivery', async () => {
      await chooseDespatch(context, 'Delivery to site')
      await canvas.findByText('Added upon order')
      await canvas.findByText('The delivery is not in the total.')
    })

    await step('the address is looked up once the user has left all its fields', async () => {
      const asked = watchCalls('getGeocode')
      // Enters a blank address, so that no lookup is possible yet.
      await fillPlace(context, ' ')
      const address = canvas.getByRole('textbox', { name: /^Address/ })
      await userEvent.clear(address)
      await userEvent.type(address, '12 Smith Street')
      await passTime(5000)
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name: /^Suburb/ })).toHaveFocus()
      await passTime(5000)
      await expect(asked()).toBe(0)
      await userEvent.tab()
      await canvas.findByText(found)
      await expect(asked()).toBe(1)
    })

    await step('the delivery price is announced and included in the total', async () => {
      await passTimeUntil(() => expect(announcements()).toContain(found))
      await rowsAre(context, {
        Items: '3',
        Goods: '$9.72',
        'Delivery from Parramatta': '$35.00',
        'Sub total ex GST': '$44.72',
        GST: '$4.46',
        'Total inc GST': '$49.18',
      })
    })
  },
}

export const Failed: Story = {
  ...given({ faults: { getClosestBranch: { fault: 'forbidden', times: 1 } } }),
  name: 'Ordering is possible even if no delivery can be calculated',
  play: async (context) => {
    const { canvas } = context
    await atCheckout(context)
    const text = 'We could not work out the delivery now. You can order all the same: its price is added upon order.'
    await canvas.findByText(text)
    await passTimeUntil(() => expect(announcements()).toContain(text))
    await canvas.findByText('Added upon order')
    await press(context, 'Confirm Order')
    await orderIsPlaced()
  },
}

export const PriceUnknown: Story = {
  ...given({ faults: { getProductDetails: 'no-product-data' } }),
  name: 'If the delivery price is unknown, only the branch is shown',
  play: async (context) => {
    await context.canvas.findByText('Delivery from Parramatta, less than 1 km. Its price is added upon order.')
    await context.canvas.findByText('Added upon order')
    await expect(context.canvas.getAllByText('$10.68')[0]).toBeVisible()
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { currency: 'USD', locale: 'en-US' } }),
  name: 'In tax mode, the sub total includes the delivery price',
  play: async (context) => {
    await context.canvas.findByText(/^Delivery from Parramatta, .*: \$35.00 ex Tax, added to the order$/)
    await rowsAre(context, {
      Items: '3',
      Goods: '$9.72',
      'Delivery from Parramatta': '$35.00',
      'Sub total ex Tax': '$44.72',
    })
  },
}

export const NotFound: Story = {
  ...given({ drafts: { checkout: atlantisDraft } }),
  name: 'A delivery address that is not found must be confirmed',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchCalls('processComplete')
    const confirmed = () => canvas.findByRole('checkbox', isChecked)

    await step('nothing is sent before the address is confirmed', async () => {
      await atCheckout(context)
      await canvas.findByText('We could not find the address of the delivery')
      const words = /^We could not find the address of the delivery. 1 Nowhere/
      await passTimeUntil(() => expect(announcements()).toContainEqual(expect.stringMatching(words)))
      await press(context, 'Confirm Order')
      await canvas.findByText(unconfirmed)
      await waitFor(async () => expect(await confirmed()).toHaveFocus())
      await expect(sent()).toBe(0)
    })

    await step('a confirmation applies only to the confirmed address', async () => {
      await userEvent.click(await confirmed())
      await expect(await confirmed()).toBeChecked()
      await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), ' 2')
      await userEvent.tab()
      await userEvent.tab()
      await canvas.findByText(/^1 Nowhere Road 2, Atlantis, /)
      await expect(await confirmed()).not.toBeChecked()
    })

    await step('once the address is confirmed, the quote is sent', async () => {
      await userEvent.click(await confirmed())
      await press(context, 'Create Quote')
      const created = within(await screen.findByRole('alertdialog', { name: 'Quote Created' }))
      await created.findByText(/^Quote number: \d+$/)
      await expect(sent()).toBe(1)
      await userEvent.click(created.getByRole('button', { name: 'OK' }))
      await canvas.findByRole('heading', { name: /^Went to \/quotes\/\d+-0$/ })
    })
  },
}

export const ShownBeforeSending: Story = {
  name: 'An order is not sent until its delivery has been shown',
  play: async (context) => {
    const { canvas, step, msw, userEvent } = context
    const sent = watchCalls('processComplete')
    await deliveryIsShown(context)

    await step('an address that is not found while sending must be confirmed', async () => {
      const answer = holdCalls(msw, 'getGeocode')
      const suburb = await canvas.findByRole('textbox', { name: /^Suburb/ })
      await userEvent.clear(suburb)
      await userEvent.type(suburb, 'Atlantis')
      await userEvent.tab()
      await press(context, 'Confirm Order')
      await canvas.findByRole('button', { name: 'Sending…' })
      answer()
      await canvas.findByText(unconfirmed)
      // The form moves the focus to the tick that is missing, which would end what is typed before.
      await waitFor(() => expect(canvas.getByRole('checkbox', isChecked)).toHaveFocus())
      await userEvent.clear(suburb)
      await userEvent.type(suburb, 'Parramatta')
      await userEvent.tab()
      await canvas.findByText(found)
    })

    await step('a delivery price that arrives while sending is shown before the order is sent', async () => {
      const answer = holdCalls(msw, 'getClosestBranch')
      await choose(context, /Vehicle type/, 'Crane truck')
      await canvas.findByText('Working out the delivery…')
      await press(context, 'Confirm Order')
      await canvas.findByRole('button', { name: 'Sending…' })
      answer()
      await closeError(context, /^The delivery was not worked out yet, so nothing was sent/)
      await canvas.findByText(/: \$145.00 ex GST, added to the order$/)
      await expect(sent()).toBe(0)
      await press(context, 'Confirm Order')
      await orderIsPlaced()
      await expect(sent()).toBe(1)
    })
  },
}
