import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { deliveryDraft } from '../testing/checkoutDrafts.ts'
import { atCheckout, choose, deliveryIsShown, fillPlace } from '../testing/fillCheckout.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { CheckoutScreen } from './CheckoutScreen.tsx'

const cart = [{ productId: 'FX100001', quantity: 3 }]
const page = within(document.body)
/** With the blanks that a phone adds to suggested words. */
const atlantis = { address: '1 Nowhere Road ', suburb: 'Atlantis ' }
const atlantisDraft = { ...deliveryDraft, shipping: { ...deliveryDraft.shipping, ...atlantis } }

// The delivery, as it is shown before anything is ordered.
const meta = { component: CheckoutScreen, ...given({ path: '/checkout', cart }) } satisfies Meta<typeof CheckoutScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Pick<StoryContext, 'canvas'>

const found = 'Delivery from Parramatta, less than 1 km: $35.00 ex GST, added to the order'
const rowsAre = ({ canvas }: Canvas, rows: Record<string, string>) =>
  waitFor(() => {
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    const shown = summary.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
    return expect(Object.fromEntries(shown)).toEqual(rows)
  })

export const Typical: Story = {
  tags: ['state'],
  name: 'The branch and the price of a delivery are shown before the order, and are in the total',
  play: async ({ canvas, userEvent }) => {
    await fillPlace({ canvas, userEvent })
    await canvas.findByText(found)
    await waitFor(() => expect(heard()).toContain(found))
    await rowsAre(
      { canvas },
      {
        Items: '3',
        Goods: '$9.72',
        'Delivery from Parramatta': '$35.00',
        'Sub total ex GST': '$44.72',
        GST: '$4.46',
        'Total inc GST': '$49.18',
      },
    )
  },
}

/** The total at the lower edge contains the delivery. */
export const OnAPhone: Story = {
  ...Typical,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Typical.play?.(context)
    const bar = within(context.canvas.getByRole('region', { name: 'Order' }))
    await expect(bar.getByText('$49.18')).toBeVisible()
  },
}

export const AddedUponOrder: Story = {
  name: 'Until address and vehicle are entered, the delivery is added upon order and not in the total',
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, /Despatch type/, 'Delivery to site')
    await canvas.findByText('Added upon order')
    await canvas.findByText('The delivery is not in the total.')
    await choose({ canvas, userEvent }, /Despatch type/, 'Pickup from branch')
    await waitFor(() => expect(canvas.queryByText('Added upon order')).toBeNull())
  },
}

export const AskedOnce: Story = {
  name: 'An address is looked up after a pause in typing, and one that was looked up is not asked for again',
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('getGeocode')
    // Blank, so that nothing can be looked up yet.
    await fillPlace({ canvas, userEvent }, ' ')
    const address = canvas.getByRole('textbox', { name: /^Address/ })
    // All in one task: on a slow machine there would be pauses in between.
    for (const typed of ['12', '12 Smith', '12 Smith Street'])
      void fireEvent.input(address, { target: { value: typed } })
    await canvas.findByText(found)
    await expect(asked()).toBe(1)
    await choose({ canvas, userEvent }, /Vehicle type/, 'Crane truck')
    await canvas.findByText(/: \$145.00 ex GST, added to the order$/)
    const before = asked()
    await choose({ canvas, userEvent }, /Vehicle type/, 'Ute up to 1 tonne')
    await canvas.findByText(found)
    await expect(asked()).toBe(before)
  },
}

export const Loading: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, latency: { getClosestBranch: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Working out the delivery…')
    await canvas.findByText('The delivery is not in the total.')
  },
}

export const Failed: Story = {
  tags: ['state'],
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getClosestBranch: { fault: 'forbidden', times: 1 } } }),
  name: 'A delivery that cannot be worked out does not stop the order',
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    const text = 'The delivery could not be worked out now. You can order all the same: its price is added upon order.'
    await canvas.findByText(text)
    await waitFor(() => expect(heard()).toContain(text))
    await canvas.findByText('Added upon order')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await page.findByRole('alertdialog', { name: 'Order Placed' })
  },
}

export const PriceUnknown: Story = {
  tags: ['state'],
  ...given({ drafts: { checkout: deliveryDraft }, faults: { getProductDetails: 'no-product-data' } }),
  name: 'Without a price for the charge, the branch is shown and the price is added upon order',
  play: async ({ canvas }) => {
    await canvas.findByText('Delivery from Parramatta, less than 1 km. Its price is added upon order.')
    await rowsAre(
      { canvas },
      {
        Items: '3',
        'Delivery from Parramatta': 'Added upon order',
        'Sub total ex GST': '$9.72',
        GST: '$0.96',
        'Total inc GST': '$10.68',
      },
    )
  },
}

export const PricesHidden: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, settings: { hide_finalise_price: true } }),
  name: 'Where the checkout hides prices, the price of the delivery is hidden and not asked for',
  play: async ({ canvas }) => {
    const asked = watchCalls('getProductDetails')
    await canvas.findByText('Delivery from Parramatta, less than 1 km. Its price is added upon order.')
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$')
    await expect(asked()).toBe(0)
  },
}

export const TaxMode: Story = {
  ...given({ drafts: { checkout: deliveryDraft }, usa: true, settings: { currency: 'USD', locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Delivery from Parramatta, .*: \$35.00 ex Tax, added to the order$/)
    await rowsAre(
      { canvas },
      {
        Items: '3',
        Goods: '$9.72',
        'Delivery from Parramatta': '$35.00',
        'Sub total ex Tax': '$44.72',
      },
    )
  },
}

export const NotFound: Story = {
  ...given({ drafts: { checkout: atlantisDraft } }),
  tags: ['state'],
  name: 'An address that could not be found has to be confirmed before anything is sent',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await canvas.findByText('We could not find the address of the delivery')
    await waitFor(() =>
      expect(heard()).toContainEqual(
        expect.stringMatching(/^We could not find the address of the delivery. 1 Nowhere/),
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Create Quote' }))
    await canvas.findByText('Please correct the address, or tick that you have checked it')
    const confirmed = canvas.getByRole('checkbox', { name: 'I have checked this address' })
    await waitFor(() => expect(confirmed).toHaveFocus())
    await expect(sent()).toBe(0)
    await userEvent.click(confirmed)
    await userEvent.click(canvas.getByRole('button', { name: 'Create Quote' }))
    await page.findByRole('alertdialog', { name: 'Quote Created' })
    await expect(sent()).toBe(1)
  },
}

export const NotFoundOnAPhone: Story = {
  ...given({ drafts: { checkout: atlantisDraft } }),
  name: 'Not found, on a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await atCheckout({ canvas })
    await canvas.findByText('We could not find the address of the delivery')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('Please correct the address, or tick that you have checked it')
  },
}

export const ConfirmedAnew: Story = {
  ...given({ drafts: { checkout: atlantisDraft } }),
  name: 'A confirmation counts for its address only',
  play: async ({ canvas, userEvent }) => {
    const label = { name: 'I have checked this address' }
    await userEvent.click(await canvas.findByRole('checkbox', label))
    await expect(canvas.getByRole('checkbox', label)).toBeChecked()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Address/ }), ' 2')
    await waitFor(() => expect(canvas.queryByRole('checkbox', label)).toBeNull())
    await expect(await canvas.findByRole('checkbox', label)).not.toBeChecked()
    const suburb = canvas.getByRole('textbox', { name: /^Suburb/ })
    await userEvent.clear(suburb)
    await userEvent.type(suburb, 'Parramatta')
    await canvas.findByText(found)
    await expect(canvas.queryByRole('checkbox', label)).toBeNull()
  },
}

export const PressedAtOnce: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  name: 'An order that is confirmed before the address was looked up waits for it',
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown({ canvas })
    const answer = holdCalls(msw, 'getGeocode')
    const suburb = canvas.getByRole('textbox', { name: /^Suburb/ })
    await userEvent.clear(suburb)
    await userEvent.type(suburb, 'Atlantis')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByRole('button', { name: 'Sending…' })
    answer()
    await canvas.findByText('Please correct the address, or tick that you have checked it')
    await expect(sent()).toBe(0)
  },
}

export const ShownBeforeSending: Story = {
  ...given({ drafts: { checkout: deliveryDraft } }),
  tags: ['state'],
  name: 'An order that is confirmed before its delivery was shown is not sent: the delivery is shown first',
  play: async ({ canvas, userEvent, msw }) => {
    const sent = watchCalls('processComplete')
    await deliveryIsShown({ canvas })
    const answer = holdCalls(msw, 'getClosestBranch')
    await choose({ canvas, userEvent }, /Vehicle type/, 'Crane truck')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await canvas.findByRole('button', { name: 'Sending…' })
    answer()
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^The delivery was still being worked out when you confirmed. Nothing was sent./)
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await canvas.findByText(/: \$145.00 ex GST, added to the order$/)
    await expect(sent()).toBe(0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}

export const NotFoundByTheOrder: Story = {
  ...given({ drafts: { checkout: atlantisDraft }, faults: { getClosestBranch: { fault: 'forbidden', times: 1 } } }),
  tags: ['B14'],
  name: 'When only the order learns that the address is not found, it has to be confirmed before anything is sent',
  play: async ({ canvas, userEvent }) => {
    const sent = watchCalls('processComplete')
    await atCheckout({ canvas })
    await canvas.findByText(/^The delivery could not be worked out now/)
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^The delivery is not as it was shown: look at its address/)
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await expect(sent()).toBe(0)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I have checked this address' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Order' }))
    await page.findByRole('alertdialog', { name: 'Order Placed' })
    await expect(sent()).toBe(1)
  },
}
