import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const page = within(document.body)

const meta = {
  component: TransactionScreen,
  ...given({ path: '/invoices/500004-0' }),
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

/** Waits for a document. @returns the texts of its buttons and links, those of the breadcrumbs aside */
async function loaded(canvas: Canvas, heading: string): Promise<readonly (string | null)[]> {
  await canvas.findByRole('region', { name: 'Totals' })
  await canvas.findByRole('heading', { level: 1, name: heading })
  const actions = /^(Accept|Copy|Pay|Email|Add Comment|Edit Comment|Request|Print|CSV)/
  const found = [
    ...canvas.queryAllByRole('button', { name: actions }),
    ...canvas.queryAllByRole('link', { name: actions }),
  ]
  return found.map(({ textContent }) => textContent)
}

const trail = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
const totals = (canvas: Canvas) => canvas.getByRole('region', { name: 'Totals' })

export const Invoice: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Invoice 500004-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart', 'Print', 'CSV', 'Pay Invoice'])
    await expect(trail(canvas).getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/invoices')
    await expect(trail(canvas).getByText('Invoice 500004-0')).toBeVisible()
    const lines = within(canvas.getByRole('table', { name: 'Lines' }))
    const headers = lines.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual(['Description', 'Code', 'Qty', 'UOM', 'Unit Price', 'Line Price'])
    const first = within(lines.getByRole('row', { name: /Plasterboard Wet Area/ }))
    for (const text of ['PB100012', '49', 'SHEET', '$51.26', '$2,511.74'])
      await expect(first.getByText(text)).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    for (const text of ['Ashby St frames', 'Split between lots 12 and 14, see the site diary'])
      await expect(summary.getByText(text)).toBeVisible()
    await waitFor(() => expect(heard()).toContain('Invoice 500004-0, 2 lines'))
  },
}

export const Order: Story = {
  tags: ['state'],
  ...given({ path: '/orders/481007-0' }),
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Order 481007')
    await expect(actions).toEqual(['Copy to Cart', 'Email', 'Request Change', 'Print', 'CSV'])
    await expect(trail(canvas).getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders')
  },
}

export const Quote: Story = {
  tags: ['state'],
  ...given({ path: '/orders/300001-0' }),
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Quote 300001')
    await expect(actions).toEqual(['Accept Quote', 'Copy to Cart', 'Email', 'Request Change', 'Print', 'CSV'])
  },
}

export const QuoteOnHold: Story = {
  ...given({ path: '/orders/300001-0', world: 'onHold' }),
  tags: ['A22'],
  name: 'For an account on hold a quote says, before it is accepted, that orders may be refused',
  play: async ({ canvas }) => {
    await canvas.findByText('Your account is on hold')
  },
}

export const Credit: Story = {
  ...given({ path: '/invoices/500006-0' }),
  tags: ['K04'],
  name: 'A credit is an invoice whose negative total cannot be paid',
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Credit 500006-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart', 'Print', 'CSV'])
    await expect(within(totals(canvas)).getByText('-$427.20')).toBeVisible()
  },
}

export const Payment: Story = {
  ...given({ path: '/invoices/700001-0' }),
  name: 'A payment, to which a statement leads as to an invoice, has neither lines nor taxes',
  play: async ({ canvas }) => {
    await expect(await loaded(canvas, 'Payment 700001')).toEqual(['Email', 'Request Change', 'Print'])
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(within(totals(canvas)).getByText('Amount')).toBeVisible()
    await expect(within(totals(canvas)).queryByText(/GST/)).toBeNull()
    await expect(trail(canvas).getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/statements')
  },
}

export const OtherAddress: Story = {
  ...given({ path: '/invoices/300001-0' }),
  name: 'What a document is, the supplier says, not the address that led to it',
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Quote 300001')
    await expect(actions).toContain('Accept Quote')
    await expect(trail(canvas).getByRole('link', { name: 'Orders' })).toBeVisible()
  },
}

const onAPhone = { viewport: { value: 'mobile1' } }

export const InvoiceOnAPhone: Story = {
  tags: ['state'],
  globals: onAPhone,
  play: async ({ canvas }) => {
    await loaded(canvas, 'Invoice 500004-0')
    const bar = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(bar.getByText('$2,853.38')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Pay Invoice' })).toBeVisible()
  },
}

export const QuoteOnAPhone: Story = {
  ...given({ path: '/orders/300001-0' }),
  globals: onAPhone,
  play: async ({ canvas }) => {
    await loaded(canvas, 'Quote 300001')
    const bar = within(canvas.getByRole('region', { name: 'Quote' }))
    await expect(bar.getByRole('button', { name: 'Accept Quote' })).toBeVisible()
  },
}

export const TaxMode: Story = {
  tags: ['state', 'K08'],
  ...given({ world: 'usa', usa: true, path: '/invoices/500001-0' }),
  name: 'In tax mode the words are those of the United States, and the totals without tax are not in the page',
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas, 'Invoice 500001-0')
    const terms = within(totals(canvas))
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    await expect(terms).toEqual(['Total inc Tax'])
    await expect(canvasElement.textContent).not.toMatch(/GST|Sub total/)
  },
}

export const TotalsOfTheSupplier: Story = {
  ...given({ path: '/invoices/500001-0' }),
  tags: ['K03'],
  name: 'The totals are those of the supplier, though its GST is not a tenth of the sub total',
  play: async ({ canvas }) => {
    await loaded(canvas, 'Invoice 500001-0')
    const details = within(totals(canvas))
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    await expect(details).toEqual(['$7,748.79', '$774.65', '$8,523.44'])
  },
}

export const Loading: Story = {
  ...given({ latency: { getTransactionTP: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the document')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice 500004-0')
  },
}

export const Failed: Story = {
  ...given({ faults: { getTransactionTP: 'forbidden' } }),
  name: 'A document that cannot be loaded leads to the error page with “Unable to perform your request”',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /request-error?msg=Unable+to+perform+your+request' })
  },
}

export const Refused: Story = {
  ...given({ path: '/invoices/599999-0' }),
  name: 'A document that the supplier refuses leads to the error page with its first message',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', {
      name: 'Went to /request-error?msg=There+is+no+transaction+599999-0',
    })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getTransactionTP: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const RereadFails: Story = {
  ...given({ path: '/invoices/500013-0', faults: { getTransactionTP: { fault: 'forbidden', after: 1 } } }),
  name: 'What is shown stays when it cannot be read again, and a toast says so',
  play: async (context) => {
    const { canvas, userEvent } = context
    await loaded(canvas, 'Invoice 500013-0')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Comment' }))
    await userEvent.click(await page.findByRole('button', { name: 'Save comment' }))
    await page.findByText(/^What you see may be out of date\./)
    await expect(canvas.getByRole('region', { name: 'Totals' })).toBeVisible()
  },
}

export const NoDocument: Story = {
  ...given({ path: '/invoices/0-0' }),
  tags: ['E07'],
  name: 'Nothing is asked about number 0, suffix 0: there is no such page',
  play: async ({ canvas }) => {
    const asked = watchCalls('getTransactionTP')
    await canvas.findByText('There is no page at this address.')
    await expect(asked()).toBe(0)
  },
}

export const IdsSentAsTheyAre: Story = {
  ...given({ path: '/orders/00012345678901234567-00' }),
  tags: ['E07', 'D08'],
  name: 'The number and the suffix of the address are sent as text, to the last digit',
  play: async ({ canvas }) => {
    const payloads = watchPayloads('getTransactionTP')
    await canvas.findByRole('heading', { name: /^Went to \/request-error/ })
    await expect(payloads().at(-1)).toMatchObject({
      transactionNumber: '00012345678901234567',
      transactionSuffix: '00',
    })
  },
}

export const Awkward: Story = {
  tags: ['state', 'D01', 'D09'],
  ...given({ world: 'awkward', path: '/orders/479001-0' }),
  name: 'Long and hostile texts are text and stay in their place',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Totals' })
    await expect(canvasElement.querySelector('b, img, script')).toBeNull()
  },
}

export const WithoutCart: Story = {
  ...given({ settings: { shopping_cart_disabled: true } }),
  name: 'Where the cart is disabled, nothing can be copied to it',
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Invoice 500004-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Print', 'CSV', 'Pay Invoice'])
  },
}

export const WithoutPayment: Story = {
  ...given({ settings: { pay_account_button_disabled: true } }),
  name: 'Where paying the account is disabled, an invoice cannot be paid',
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Invoice 500004-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart', 'Print', 'CSV'])
  },
}

export const PaidByItsNumber: Story = {
  name: 'Pay Invoice leads to the payment of this invoice',
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, 'Invoice 500004-0')
    await userEvent.click(canvas.getByRole('link', { name: 'Pay Invoice' }))
    await canvas.findByRole('heading', { name: 'Went to /pay-account?invoiceId=500004&suffix=0' })
  },
}

export const Copied: Story = {
  ...given({ path: '/orders/481007-0' }),
  tags: ['B26'],
  name: 'Two presses copy a document to the cart once, and a toast says so',
  play: async ({ canvas, userEvent, msw }) => {
    const answer = holdCalls(msw, 'copyTranToCart')
    await loaded(canvas, 'Order 481007')
    const copied = watchPayloads('copyTranToCart')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy to Cart' }))
    answer()
    await page.findByText('Order copied to cart')
    await waitFor(() => expect(heard()).toContain('Order copied to cart'))
    await expect(copied()).toHaveLength(1)
    await expect(copied()[0]).toMatchObject({ transactionNumber: '481007', transactionSuffix: '0' })
  },
}

/** Presses Copy to Cart, and closes the Error dialog. */
async function copyAndFail({ canvas, userEvent }: PlayContext, message: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
  const dialog = within(await page.findByRole('alertdialog', { name: 'Error' }))
  await dialog.findByText(message)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy to Cart' })).toHaveFocus())
}

export const CopyRefused: Story = {
  ...given({ faults: { copyTranToCart: 'field-errors' } }),
  tags: ['A07'],
  name: 'A refused copy opens the Error dialog with the first message of the supplier, and Cancel closes it',
  play: (context) => copyAndFail(context, 'This order reference has already been used'),
}

export const CopyNotAnswered: Story = {
  ...given({ faults: { copyTranToCart: 'network-failure' } }),
  name: 'A copy without an answer opens the Error dialog with “Something went wrong.”, and says that it may have been made',
  play: (context) => copyAndFail(context, 'Something went wrong. The lines may have been copied: look at your cart.'),
}

export const CopyAfterExpiry: Story = {
  tags: ['rule'],
  ...given({ faults: { copyTranToCart: 'session-expired' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Downloaded: Story = {
  tags: ['L02', 'K07'],
  name: 'CSV hands over the lines with the prices of the screen, in a file of the name of the document',
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, 'Invoice 500004-0')
    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(files[0]?.name).toBe('Invoice 500004-0.csv')
    const [header, first] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe('\uFEFF"Description","Code","Qty","UOM","Unit Price","Line Price"')
    await expect(first).toBe('"Plasterboard Wet Area 10 mm 3600 x 1200 mm","PB100012",49,"SHEET",51.26,2511.74')
  },
}

export const ManyLines: Story = {
  tags: ['state', 'D12'],
  ...given({ world: 'large', path: '/orders/400001-0' }),
  name: 'Of 400 lines only those in view are in the page, and they can be searched',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await loaded(canvas, 'Order 400001')
    await expect(canvas.getByText('400 rows')).toBeVisible()
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the lines' }), 'MGP12')
    await canvas.findByText(/^\d+ of 400 rows$/)
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'no such product')
    await canvas.findByText('No code or description contains “no such product”.')
  },
}

export const ManyLinesOnAPhone: Story = {
  ...given({ world: 'large', path: '/orders/400001-0' }),
  globals: onAPhone,
  play: async ({ canvas }) => {
    await loaded(canvas, 'Order 400001')
  },
}
