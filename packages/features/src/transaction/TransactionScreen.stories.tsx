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

/** Waits for the invoice of most stories, and until its actions are those of a paid one. */
async function loadedPaid(canvas: Canvas) {
  await canvas.findByText('Paid')
  return await loaded(canvas, 'Invoice 500004-0')
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

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    const actions = await loadedPaid(canvas)
    await expect(actions).toEqual(['Email', 'Edit Comment', 'Copy to Cart'])
    await expect(await inMore(context)).toEqual([
      'Reorder lines…',
      'Something is wrong…',
      'Ask a question',
      'Add to list…',
      'Pay Invoice',
      'Print',
      'CSV',
    ])
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
    await loadedPaid(canvas)
    await expect(canvas.getByText(/^\S.* · \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Invoice' }))
    await expect(bar.getByText('$2,853.38')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Email' })).toBeVisible()
    const actions = ['Edit Comment', 'Copy to Cart', 'Reorder lines…', 'Something is wrong…', 'Ask a question']
    await expect(await inMore(context)).toEqual([...actions, 'Add to list…', 'Pay Invoice', 'Print', 'CSV'])
  },
}

export const Order: Story = {
  ...given({ path: '/orders/481007-0' }),
  name: 'Copying an order to the cart again needs confirmation',
  play: async (context) => {
    const { canvas, userEvent } = context
    const actions = await loaded(canvas, 'Order 481007')
    await expect(actions).toEqual(['Copy to Cart', 'Reorder lines…', 'Email'])
    const copied = watchPayloads('copyTranToCart')
    const copy = canvas.getByRole('button', { name: 'Copy to Cart' })
    await userEvent.click(copy)
    await passTimeUntil(() => expect(announcements()).toContain('Order copied to cart'))
    await userEvent.click(copy)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Copy it again?' }))
    await expect(copied()).toMatchObject([{ transactionNumber: '481007', transactionSuffix: '0' }])
    await userEvent.click(dialog.getByRole('button', { name: 'Copy again' }))
    await waitFor(() => expect(copied()).toHaveLength(2))
  },
}

export const CopiedAtOtherPrices: Story = {
  ...given({ path: '/orders/481259-0', faults: { getTransactionTP: 'repriced' } }),
  tags: ['state'],
  name: 'If copied lines have new prices, they can be kept or removed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What changed' }))
    await expect((await dialog.findByText('was $62.74,')).parentElement).toHaveTextContent('was $62.74, now $57.04')
    const removed = watchPayloads('deleteCartProduct')
    const [remove = document.body] = dialog.getAllByRole('button', { name: /^Remove/ })
    await userEvent.click(remove)
    await waitFor(() => expect(removed()).toMatchObject([{ productID: 'DW100001' }]))
    await userEvent.click(await dialog.findByRole('button', { name: 'Keep all 4' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Quote: Story = {
  ...given({ path: '/invoices/300001-0', world: 'onHold' }),
  tags: ['state'],
  name: 'The document type comes from the supplier, not from the URL',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Your account is on hold')
    await canvas.findByRole('link', { name: 'Pay Account' })
    const actions = ['Accept Quote', 'Copy to Cart', 'Reorder lines…', 'Pay Account']
    await expect(await loaded(canvas, 'Quote 300001')).toEqual(actions)
    await userEvent.click((await openMore(context)).getByRole('menuitem', { name: 'Prices for my customer' }))
    await canvas.findByRole('heading', { name: 'Went to /customer-prices' })
  },
}

export const Payment: Story = {
  ...given({ path: '/invoices/700001-0' }),
  tags: ['state'],
  name: 'A payment has neither lines nor taxes',
  play: async ({ canvas }) => {
    await expect(await loaded(canvas, 'Payment 700001')).toEqual(['Email', 'Request Change', 'Ask a question', 'Print'])
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(totals(canvas).getByText('Amount')).toBeVisible()
    await expect(totals(canvas).queryByText(/GST/)).toBeNull()
  },
}

export const Invoice: Story = {
  ...given({ path: '/invoices/500001-0' }),
  name: 'An invoice shows the supplier’s amounts unchanged',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('PO-1041')
    await canvas.findByText('Paid')
    await loaded(canvas, 'Invoice 500001-0')
    // The GST is not a tenth of the sub total.
    const figures = ['$7,748.79', '$774.65', '$8,523.44']
    await expect(textsOf(totals(canvas).getAllByRole('definition')).slice(0, 3)).toEqual(figures)
    const files = watchFiles()
    const menu = await openMore(context)
    await userEvent.click(menu.getByRole('menuitem', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Invoice 500001-0.csv'))
    const [header, first] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe('\uFEFF"Description","Code","Qty","UOM","Unit Price","Line Price"')
    await expect(first).toBe('"Construction Adhesive 820 g Cartridge","TS100020",3,"EA",14.72,44.16')
    const pay = (await openMore(context)).getByRole('menuitem', { name: 'Pay Invoice' })
    await expect(pay).toHaveAttribute('href', '/pay-account?invoiceId=500001&suffix=0')
  },
}

export const TaxMode: Story = {
  ...given({ world: 'usa', usa: true, path: '/invoices/500001-0' }),
  tags: ['K08'],
  name: 'In tax mode, the page contains neither sub total nor GST',
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvas, 'Invoice 500001-0')
    await expect(textsOf(totals(canvas).getAllByRole('term'))).toEqual(['Total inc Tax'])
    await expect(canvasElement.textContent).not.toMatch(/GST|Sub total/)
  },
}

export const Unknown: Story = {
  ...given({ path: '/orders/00012345678901234567-00' }),
  name: 'An unknown document opens the error page with the reason',
  play: async ({ canvas }) => {
    // Number and suffix are sent to the last digit.
    const reason = 'There+is+no+transaction+00012345678901234567-00'
    await canvas.findByRole('heading', { name: `Went to /request-error?msg=${reason}` })
  },
}

export const NoDocument: Story = {
  ...given({ path: '/invoices/0-0' }),
  tags: ['E07'],
  name: 'A document with number 0 is not requested',
  play: async ({ canvas }) => {
    const asked = watchCalls('getTransactionTP')
    await canvas.findByText('There is no page at this address.')
    await expect(asked()).toBe(0)
  },
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function open({ canvas, userEvent }: PlayContext, button: string, dialog: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return dialogOf(dialog)
}

async function openFromMore(context: PlayContext, action: string, dialog: string) {
  const menu = await openMore(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: action }))
  return dialogOf(dialog)
}

export const Listed: Story = {
  name: 'The lines of a document are added to a list',
  play: async (context) => {
    await loadedPaid(context.canvas)
    const dialog = await openFromMore(
      context,
      'Add to list…',
      'Add Plasterboard Wet Area 10 mm 3600 x 1200 mm to a list',
    )
    await expect(dialog.getByRole('spinbutton')).toHaveValue('49')
    await dialog.findByText(/^1 line by the metre is left out:/)
  },
}

export const ChangeRequested: Story = {
  ...given({ path: '/orders/300001-0', faults: { sendEmailMessage: { fault: 'field-errors', times: 1 } } }),
  tags: ['state'],
  name: 'A refused change request can be sent again',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    const dialog = await openFromMore(context, 'Request Change', 'Request Changes')
    const send = dialog.getByRole('button', { name: 'Send' })
    const sender = dialog.getByRole('textbox', { name: /^Your email address/ })
    await expect(sender).toHaveValue('office@hargreaves.example')
    await userEvent.clear(sender)
    await userEvent.click(send)
    await dialog.findByText('Required')
    await expect(sent()).toHaveLength(0)
    await userEvent.type(sender, 'kim@office.example')
    await userEvent.type(dialog.getByRole('textbox', { name: /^What should/ }), 'A day later, please.')
    await userEvent.click(send)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await userEvent.click(error.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.dblClick(send)
    await passTimeUntil(() => expect(announcements()).toContain('Change request sent'))
    await expect(sent().slice(1)).toMatchObject([
      {
        toEmailAddress: '',
        fromEmailAddress: 'kim@office.example',
        subject: 'Changes Requested for Transaction 300001',
        bodyText: 'A day later, please.',
        numTran: '300001',
        suffixTran: '0',
      },
    ])
  },
}

export const Commented: Story = {
  ...given({
    path: '/invoices/500013-0',
    faults: {
      saveUserComment: { fault: 'field-errors', times: 1 },
      getTransactionTP: { fault: 'forbidden', after: 1 },
    },
  }),
  tags: ['state'],
  name: 'A comment shows at once; if refused, it can be saved again',
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = holdCalls(context.msw, 'saveUserComment')
    const dialog = await open(context, 'Edit Comment', 'Edit Comment')
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}in June')
    await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
    const shown = await canvas.findByText(/^Price checked\sin June$/)
    await expect(getComputedStyle(shown).whiteSpace).toContain('pre-line')
    answer()
    await canvas.findByText(/^This order reference has already been used Your comment: “Price checked\sin June”$/)
    await waitFor(() => expect(canvas.getByText('Comment').nextElementSibling).toHaveTextContent(/^Price checked$/))
    // The shown document stays although it cannot be read again.
    await screen.findByText(/^What you see may be out of date\./)
    await expect(canvas.getByRole('region', { name: 'Totals' })).toBeVisible()
    const again = await open(context, 'Edit and save again', 'Edit Comment')
    await userEvent.click(again.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText(/^Price checked\sin June$/)
    await expect(canvas.queryByText('Your comment was not saved')).toBeNull()
  },
}

export const ReorderLines: Story = {
  ...given({
    path: '/orders/481259-0',
    faults: { getTransactionTP: 'repriced', getProductDetails: { fault: 'no-product-data', times: 1 } },
  }),
  // The dialog shows how much the cart holds, and only the shell loads the cart.
  globals: { shell: 'with' },
  tags: ['state'],
  name: 'Lines of an order can be ordered again at today’s prices',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context, 'Reorder lines…', 'Reorder lines of Order 481259')
    await dialog.findByText('No longer sold')
    await expect((await dialog.findByText('was $94.20,')).parentElement).toHaveTextContent('was $94.20, now $85.64')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all 3 in the usual range' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Select .*Joist Hanger/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add selected' }))
    await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
    await dialog.findByText('43 in cart')
  },
}

export const Question: Story = {
  ...given({ path: '/orders/481259-0' }),
  name: 'A question about a document includes the document number',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    const dialog = await openFromMore(context, 'Ask a question', 'Ask about Order 481259')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your question/ }), 'When does it come?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await passTimeUntil(() => expect(announcements()).toContain('Question sent'))
    const question = { subject: 'Question about Order 481259', bodyText: 'When does it come?', numTran: '481259' }
    await expect(sent()).toMatchObject([question])
  },
}

export const Claimed: Story = {
  ...given({ faults: { sendEmailMessage: { fault: 'network-failure', times: 1 } } }),
  tags: ['state'],
  name: 'A claim that was not sent keeps its lines and text',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    await loadedPaid(context.canvas)
    const dialog = await openFromMore(context, 'Something is wrong…', 'Something is wrong with Invoice 500004-0')
    const send = dialog.getByRole('button', { name: 'Send' })
    await expect(send).toBeDisabled()
    const line = within(dialog.getByRole('group', { name: /^Plasterboard Wet Area.*, PB100012$/ }))
    await userEvent.selectOptions(line.getByRole('combobox'), 'Short')
    const quantity = await line.findByRole('spinbutton', { name: 'How much (SHEET)' })
    // No more than was delivered.
    await expect(quantity).toHaveAttribute('aria-valuemax', '49')
    await userEvent.type(quantity, '2{Tab}')
    await userEvent.type(dialog.getByRole('textbox', { name: /^What happened/ }), 'Two sheets are missing.')
    await userEvent.click(send)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. It may have been sent.')
    await userEvent.click(error.getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(quantity).toHaveValue('2')
    await userEvent.click(send)
    await passTimeUntil(() => expect(announcements()).toContain('Claim sent'))
    await expect(sent()).toHaveLength(2)
    const bodyText = /^- Short: 2 SHEET PB100012 Plasterboard .*\n\nTwo sheets are missing\.$/m
    await expect(sent()[1]).toMatchObject({
      subject: 'Claim about Invoice 500004-0',
      numTran: '500004',
      bodyText: expect.stringMatching(bodyText),
    })
  },
}

export const ReferenceFailed: Story = {
  ...given({ faults: { getCustomerInvoicesTP: 'forbidden' } }),
  name: 'If the order reference fails to load, the rest is shown',
  play: async ({ canvas }) => {
    await loadedPaid(canvas)
    await expect(await canvas.findByText('We could not load it.')).toBeVisible()
  },
}

export const PartPaid: Story = {
  ...given({ path: '/invoices/500014-0', faults: { getStatementDetail: { fault: 'forbidden', times: 1 } } }),
  tags: ['state'],
  name: 'An invoice shows what is open on the newest statement',
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas, 'Invoice 500014-0')
    await canvas.findByText('We could not load it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('Part paid, $1,489.20 open')).toBeVisible()
    const statement = canvas.getByRole('link', { name: 'Statement 31/10/2026' })
    await expect(statement).toHaveAttribute('href', '/statements/2026-10-31')
  },
}

export const NotStated: Story = {
  ...given({ path: '/invoices/500028-0' }),
  name: 'A newer invoice is not on a statement yet',
  play: async ({ canvas }) => {
    await loaded(canvas, 'Invoice 500028-0')
    await expect(await canvas.findByText('Not on a statement yet')).toBeVisible()
  },
}

const openSameReference = async ({ canvas, userEvent }: PlayContext, what: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `${what} with the same reference` }))

export const InvoicesOfAnOrder: Story = {
  ...given({ path: '/orders/481248-0', faults: { getCustomerInvoicesTP: { fault: 'forbidden', times: 1 } } }),
  tags: ['state'],
  name: 'The invoices with an order’s reference are found on demand',
  play: async (context) => {
    const { canvas, userEvent } = context
    await loaded(canvas, 'Order 481248')
    await expect(await canvas.findByText('PO-1075')).toBeVisible()
    await expect(await canvas.findByText('Brookvale')).toBeVisible()
    const asked = watchCalls('getCustomerInvoicesTP')
    await expect(asked()).toBe(0)
    await openSameReference(context, 'Invoices')
    await canvas.findByText('We could not load invoices')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const invoice = await canvas.findByRole('link', { name: 'Invoice 500024-0' })
    await expect(invoice).toHaveAttribute('href', '/invoices/500024-0')
    await expect(canvas.getByText(/^Same reference PO-1075/)).toHaveTextContent('28/10/2026 · $1,725.78')
    await passTimeUntil(() => expect(announcements()).toContain('1 document'))
  },
}

export const OrdersOfAnInvoice: Story = {
  ...given({ path: '/invoices/500024-0' }),
  name: 'The orders with an invoice’s reference are found on demand',
  play: async (context) => {
    await openSameReference(context, 'Orders and quotes')
    const order = await context.canvas.findByRole('link', { name: 'Order 481248' })
    await expect(order).toHaveAttribute('href', '/orders/481248-0')
  },
}

export const WithoutReference: Story = {
  ...given({ path: '/orders/481018-0' }),
  name: 'Without a reference, no invoices are offered',
  play: async (context) => {
    await openSameReference(context, 'Invoices')
    await context.canvas.findByText('The supplier lists no reference for this document.')
  },
}
