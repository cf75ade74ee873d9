import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listTable } from '../testing/listTable.ts'
import { openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { loading, notAllowed } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const meta = {
  component: TransactionScreen,
  ...given({ path: '/invoices/500004-0', clock: 'held' }),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

/** Waits for a document. @returns the texts of its buttons and links, without breadcrumbs */
async function loaded(canvas: Canvas, heading: string): Promise<readonly (string | null)[]> {
  await canvas.findByRole('region', { name: 'Totals' })
  await canvas.findByRole('heading', { level: 1, name: heading })
  const actions = /^(Accept|Copy|Pay|Email|Add Comment|Edit Comment|Reorder|Request|Ask|Print|CSV)/
  const found = [
    ...canvas.queryAllByRole('button', { name: actions }),
    ...canvas.queryAllByRole('link', { name: actions }),
  ]
  return found.map(({ textContent }) => textContent)
}

const totals = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Totals' }))

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

/** Opens the More menu, closes it again, and returns its actions. */
async function inMore(context: PlayContext) {
  const menu = await openMore(context)
  const texts = textsOf(menu.getAllByRole('menuitem'))
  await context.userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  return texts
}

async function isBelow(canvas: Canvas, list: string, href: string) {
  const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
  await expect(trail.getByRole('link', { name: list })).toHaveAttribute('href', href)
}

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    const actions = await loaded(canvas, 'Invoice 500004-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart', 'Pay Invoice'])
    await expect(await inMore(context)).toEqual(['Reorder lines…', 'Ask a question', 'Print', 'CSV'])
    await isBelow(canvas, 'Invoices', '/invoices')
    const lines = await listTable(canvas, 'Lines')
    const headers = ['Description', 'Code', 'Qty', 'UOM', 'Unit Price', 'Line Price']
    await expect(textsOf(lines.getAllByRole('columnheader'))).toEqual(headers)
    const first = within(lines.getByRole('row', { name: /Plasterboard Wet Area/ }))
    for (const text of ['PB100012', '49', 'SHEET', '$51.26', '$2,511.74'])
      await expect(first.getByText(text)).toBeVisible()
    const summary = within(canvas.getByRole('region', { name: 'Summary' }))
    for (const text of ['Ashby St frames', 'Split between lots 12 and 14, see the site diary'])
      await expect(summary.getByText(text)).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('Invoice 500004-0, 2 lines'))
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/orders/400001-0' }),
  tags: ['D12'],
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas, 'Order 400001')
    await expect(canvas.getByText('400 lines')).toBeVisible()
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const NoMatch: Story = {
  ...given({ world: 'large', path: '/orders/400001-0' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the lines' })
    await userEvent.type(field, 'MGP12')
    await passTime(400)
    await canvas.findByText(/^\d+ of 400 lines$/)
    await userEvent.clear(field)
    await userEvent.type(field, 'no such product')
    await passTime(400)
    await canvas.findByText('No code or name contains “no such product”.')
  },
}

export const Loading: Story = loading('getTransactionTP', 'the document', 'Invoice 500004-0')
export const NotAllowed: Story = notAllowed('Invoices')

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { canvas } = context
    await expect(await loaded(canvas, 'Invoice 500004-0')).toEqual(['Pay Invoice'])
    await expect(canvas.getByText(/^\S.* · \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(bar.getByText('$2,853.38')).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Pay Invoice' })).toBeVisible()
    const actions = ['Email', 'Edit Comment', 'Copy to Cart', 'Reorder lines…', 'Ask a question', 'Print', 'CSV']
    await expect(await inMore(context)).toEqual(actions)
  },
}

export const OnATablet: Story = {
  ...given({ path: '/orders/300001-0' }),
  globals: { viewport: { value: 'tablet' } },
  name: 'On a tablet too the main action is in the bar with the total, and all others are in a menu',
  play: async (context) => {
    const { canvas } = context
    await expect(await loaded(canvas, 'Quote 300001')).toEqual(['Accept Quote'])
    const bar = canvas.getByRole('region', { name: 'Quote' })
    await expect(within(bar).getByRole('button', { name: 'Accept Quote' })).toBeVisible()
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    const others = ['Copy to Cart', 'Reorder lines…', 'Email', 'Request Change', 'Ask a question', 'Print', 'CSV']
    await expect(await inMore(context)).toEqual(others)
  },
}

export const Order: Story = {
  ...given({
    path: '/orders/481007-0',
    faults: { copyTranToCart: { fault: 'field-errors', times: 1 } },
  }),
  tags: ['A07', 'B26'],
  name: 'An order is copied to the cart once by two presses, also after a refusal',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context
    const actions = await loaded(canvas, 'Order 481007')
    await expect(actions).toEqual(['Copy to Cart', 'Reorder lines…', 'Email', 'Request Change'])
    await expect(await inMore(context)).toEqual(['Ask a question', 'Print', 'CSV'])
    await isBelow(canvas, 'Orders', '/orders')
    const copy = canvas.getByRole('button', { name: 'Copy to Cart' })

    await step(
      'a refusal opens the Error dialog with the first message of the supplier; Cancel closes it',
      async () => {
        await userEvent.click(copy)
        const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
        await dialog.findByText('This order reference has already been used')
        await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
        await waitFor(() => expect(copy).toHaveFocus())
      },
    )

    await step('two presses copy it once, and a toast says so', async () => {
      const answer = holdCalls(msw, 'copyTranToCart')
      const copied = watchPayloads('copyTranToCart')
      await userEvent.dblClick(copy)
      answer()
      await screen.findByText('Order copied to cart')
      await passTimeUntil(() => expect(announcements()).toContain('Order copied to cart'))
      await expect(copied()).toEqual([expect.objectContaining({ transactionNumber: '481007', transactionSuffix: '0' })])
    })

    await step('it is copied into the same cart again only after a question', async () => {
      const copied = watchPayloads('copyTranToCart')
      await userEvent.click(copy)
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Copy it again?' }))
      await dialog.findByText(/^Order 481007 was copied to this cart before\./)
      await expect(copied()).toEqual([])
      await userEvent.click(dialog.getByRole('button', { name: 'Copy again' }))
      await waitFor(() => expect(copied()).toHaveLength(1))
    })
  },
}

export const CopyNotAnswered: Story = {
  ...given({ faults: { copyTranToCart: 'network-failure' } }),
  name: 'Without an answer the message says that the copy may have been made',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await dialog.findByText('Something went wrong. The lines may have been copied: look at your cart.')
  },
}

export const CopiedAtOtherPrices: Story = {
  ...given({ path: '/orders/481259-0', faults: { getTransactionTP: 'repriced' } }),
  tags: ['state'],
  name: 'After copying, the lines whose prices have changed can be kept or removed',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))

    await step('each difference is named, and the totals', async () => {
      await expect(dialog.getAllByRole('listitem')).toHaveLength(5)
      await expect((await dialog.findByText('was $62.74,')).parentElement).toHaveTextContent('was $62.74, now $57.04')
      await dialog.findByText('5 lines have changed')
    })

    await step('one is removed, one is kept, and then the rest', async () => {
      const removed = watchPayloads('deleteCartProduct')
      const [first] = dialog.getAllByRole('button', { name: /^Remove/ })
      if (!first) throw new Error('nothing to remove')
      await userEvent.click(first)
      await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(4))
      await expect(removed()).toEqual([expect.objectContaining({ productID: 'DW100001' })])
      await passTimeUntil(() =>
        expect(announcements()).toContainEqual(expect.stringMatching(/ removed, \d+ items left$/)),
      )
      const [second] = dialog.getAllByRole('button', { name: /^Keep, / })
      if (!second) throw new Error('nothing to keep')
      await userEvent.click(second)
      await userEvent.click(dialog.getByRole('button', { name: 'Keep all 3' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

export const Quote: Story = {
  ...given({ path: '/invoices/300001-0', world: 'onHold' }),
  tags: ['A22', 'state'],
  name: 'The supplier, not the address, decides what a document is; a quote warns early that orders may be refused',
  play: async ({ canvas }) => {
    await canvas.findByText('Your account is on hold')
    await canvas.findByRole('link', { name: 'Pay Account' })
    const actions = ['Accept Quote', 'Copy to Cart', 'Reorder lines…', 'Email', 'Pay Account']
    await expect(await loaded(canvas, 'Quote 300001')).toEqual(actions)
    await isBelow(canvas, 'Orders', '/orders')
  },
}

export const Credit: Story = {
  ...given({ path: '/invoices/500006-0' }),
  tags: ['K04'],
  name: 'A credit is an invoice whose negative total cannot be paid',
  play: async ({ canvas }) => {
    const actions = await loaded(canvas, 'Credit 500006-0')
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart', 'Ask a question'])
    await expect(totals(canvas).getByText('-$427.20')).toBeVisible()
  },
}

export const Payment: Story = {
  ...given({ path: '/invoices/700001-0' }),
  name: 'A payment, to which a statement leads as to an invoice, has neither lines nor taxes',
  play: async ({ canvas }) => {
    await expect(await loaded(canvas, 'Payment 700001')).toEqual(['Email', 'Request Change', 'Ask a question', 'Print'])
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(totals(canvas).getByText('Amount')).toBeVisible()
    await expect(totals(canvas).queryByText(/GST/)).toBeNull()
    await isBelow(canvas, 'Statements', '/statements')
  },
}

export const Invoice: Story = {
  ...given({ path: '/invoices/500001-0' }),
  tags: ['K03', 'K07', 'L02'],
  name: 'An invoice is shown, downloaded and paid with the figures of the supplier',
  play: async (context) => {
    await context.canvas.findByText('PO-1041')
    const { canvas, userEvent, step } = context
    await loaded(canvas, 'Invoice 500001-0')

    await step('its GST is not a tenth of the sub total', async () => {
      const figures = ['$7,748.79', '$774.65', '$8,523.44']
      await expect(textsOf(totals(canvas).getAllByRole('definition'))).toEqual(figures)
    })

    await step('CSV hands over the lines, in a file of the name of the document', async () => {
      const files = watchFiles()
      const menu = await openMore(context)
      await userEvent.click(menu.getByRole('menuitem', { name: 'CSV' }))
      await waitFor(() => expect(files).toHaveLength(1))
      await expect(files[0]?.name).toBe('Invoice 500001-0.csv')
      const [header, first] = ((await files[0]?.text) ?? '').split('\r\n')
      await expect(header).toBe('\uFEFF"Description","Code","Qty","UOM","Unit Price","Line Price"')
      await expect(first).toBe('"Construction Adhesive 820 g Cartridge","TS100020",3,"EA",14.72,44.16')
    })

    await step('Pay Invoice leads to the payment of this invoice', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Pay Invoice' }))
      await canvas.findByRole('heading', { name: 'Went to /pay-account?invoiceId=500001&suffix=0' })
    })
  },
}

export const TaxMode: Story = {
  ...given({ world: 'usa', usa: true, path: '/invoices/500001-0' }),
  tags: ['K08'],
  name: 'In tax mode the words are those of the United States, and the totals without tax are not in the page',
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas, 'Invoice 500001-0')
    await expect(textsOf(totals(canvas).getAllByRole('term'))).toEqual(['Total inc Tax'])
    await expect(canvasElement.textContent).not.toMatch(/GST|Sub total/)
  },
}

export const NotLoaded: Story = {
  ...given({ faults: { getTransactionTP: 'forbidden' } }),
  name: 'A document that cannot be loaded leads to the error page with “Unable to perform your request”',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /request-error?msg=Unable+to+perform+your+request' })
  },
}

export const Unknown: Story = {
  ...given({ path: '/orders/00012345678901234567-00' }),
  tags: ['D08', 'E07'],
  name: 'Number and suffix are sent as text, to the last digit; a refusal leads to the error page with its first message',
  play: async ({ canvas }) => {
    const payloads = watchPayloads('getTransactionTP')
    await canvas.findByRole('heading', {
      name: 'Went to /request-error?msg=There+is+no+transaction+00012345678901234567-00',
    })
    await expect(payloads().at(-1)).toMatchObject({
      transactionNumber: '00012345678901234567',
      transactionSuffix: '00',
    })
  },
}

export const NoDocument: Story = {
  ...given({ path: '/invoices/0-0' }),
  tags: ['E07'],
  name: 'Number 0 with suffix 0 is not requested: there is no such page',
  play: async ({ canvas }) => {
    const asked = watchCalls('getTransactionTP')
    await canvas.findByText('There is no page at this address.')
    await expect(asked()).toBe(0)
  },
}

export const Awkward: Story = {
  ...given({ world: 'awkward', path: '/orders/479001-0' }),
  tags: ['D01', 'D09', 'state'],
  name: 'Long and hostile texts are text and stay in their place',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Totals' })
    await expect(canvasElement.querySelector('b, img, script')).toBeNull()
    // The supplier sends 3.0149999999999997.
    await expect(canvas.getByRole('cell', { name: '3.015' })).toBeVisible()
  },
}

export const ReferenceFailed: Story = {
  ...given({ faults: { getCustomerInvoicesTP: 'forbidden' } }),
  name: 'Only the order reference is missing if it cannot be loaded',
  play: async ({ canvas }) => {
    await loaded(canvas, 'Invoice 500004-0')
    await expect(await canvas.findByText('We could not load it.')).toBeVisible()
  },
}
