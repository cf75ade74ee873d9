import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { lastingKey, writeStored } from '../foundation/storage/safeStorage.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { listColumn, listTable, sortMenu } from '../testing/listTable.ts'
import { openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failedInDialog, loading, noMatch, notAllowed, offline, onAPhone } from '../testing/screenStates.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const meta = {
  component: InvoicesScreen,
  // The current day of the simulated supplier.
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices', clock: 'held' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Invoices')
const column = (canvas: PlayContext['canvas'], header: string) => listColumn(canvas, 'Invoices', header)

const headers = [
  'Invoice Number',
  'Type',
  'Invoice Date',
  'Branch',
  'Order Ref',
  'Delivery Address',
  'Job Name',
  'Comment',
  'Amount',
]

async function toggleFilter({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Filter(, filtered)?$/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
  await userEvent.click(sheet.getByRole('checkbox', { name }))
  await userEvent.click(sheet.getByRole('button', { name: /^Show \d+ invoices?$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invoices' })
    const list = await table(canvas)
    const shown = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(shown.slice(-headers.length)).toEqual(headers)
    await canvas.findByText('11 of 28 invoices')
    const row = within(list.getByRole('row', { name: /500024-0 / }))
    for (const text of ['Invoice', '28/10/2026', 'PO-1075', 'Ashby St frames', '$1,725.78'])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Brookvale')
    await passTimeUntil(() => expect(announcements()).toContain('11 of 28 invoices'))
  },
}

export const Many: Story = {
  ...given({ path: '/invoices?from=all', world: 'large' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('10,000 invoices')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    const asked = watchCalls('getCustomerInvoicesTP')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await canvas.findByText('All 10,000 selected')
    await expect(asked()).toBe(0)
  },
}

export const Empty: Story = empty('No Results Found')
export const NoMatch: Story = noMatch('/invoices')
export const Loading: Story = loading('getCustomerInvoicesTP', 'your invoices', 'Invoices')
export const Failed: Story = failedInDialog('getCustomerInvoicesTP')
export const NotAllowed: Story = notAllowed('Invoices')
export const OnAPhone: Story = onAPhone('500028-0')
export const Offline: Story = offline(({ canvas }) => canvas.findByText('11 of 28 invoices'))

export const AskedOnce: Story = {
  name: 'All invoices are loaded once and sorted in the browser',
  play: async ({ canvas, userEvent }) => {
    const asked = watchPayloads('getCustomerInvoicesTP')
    await canvas.findByText('11 of 28 invoices')
    const requests = asked().length
    await expect(asked()[0]).toMatchObject({ fromDate: '1970-01-01' })
    await expect(asked()[0]).not.toHaveProperty('toDate')

    const menu = await sortMenu(canvas, headers)
    await userEvent.selectOptions(menu, 'Comment, A to Z')
    const comments = await column(canvas, 'Comment')
    await expect(comments[0]).toBe('Price checked')
    await expect(comments.at(-1)).toBe('Add')
    await userEvent.selectOptions(menu, 'Amount, largest first')
    await expect((await column(canvas, 'Amount')).at(-1)).toMatch(/^-\$/)

    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toMatch(/^Invoices \d{4}-\d\d-\d\d\.csv$/))
    const text = (await files[0]?.text) ?? ''
    const [header, ...rows] = text.split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
    await expect(text).toContain('"Split between lots 12 and 14, see the site diary"')
    await expect(rows.at(-1)).toMatch(/-1485\.68"?$/)

    await expect(asked()).toHaveLength(requests)
    await expect(canvas.getByRole('link', { name: '500026-0' })).toHaveAttribute('href', '/invoices/500026-0')
  },
}

async function commentOf({ canvas }: PlayContext, number: string) {
  const row = within(await canvas.findByRole('row', { name: new RegExp(`${number} `) }))
  return row.getByRole('button', { name: /^Add comment|edit comment/ })
}

async function saveComment(context: PlayContext, number: string, text: string) {
  const { userEvent } = context
  await userEvent.click(await commentOf(context, number))
  const box = await screen.findByRole('textbox', { name: `Comment on invoice ${number}` })
  await userEvent.clear(box)
  await userEvent.type(box, text)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save comment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

const showsComment = (context: PlayContext, number: string, text: string) =>
  waitFor(async () => expect((await commentOf(context, number)).textContent).toBe(text))

export const Commented: Story = {
  name: 'A comment is saved once, and a blank comment deletes it',
  play: async (context) => {
    const long = await commentOf(context, '500025-0')
    await expect(long).toHaveTextContent('Split between l...')
    await expect(long).toHaveAccessibleName('Split between l..., edit comment on 500025-0')
    await expect(long).toHaveAccessibleDescription('Split between lots 12 and 14, see the site diary')
    const sent = watchPayloads('saveUserComment')
    const answer = holdCalls(context.msw, 'saveUserComment')
    await saveComment(context, '500027-0', ' Not due yet ')
    await showsComment(context, '500027-0', 'Not due yet')
    await waitFor(async () => expect(await commentOf(context, '500027-0')).toHaveFocus())
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Comment saved successfully'))
    const comment = { transactionNumber: '500027', transactionSuffix: '0', userComment: 'Not due yet' }
    await expect(sent()).toMatchObject([comment])
    await saveComment(context, '500027-0', ' ')
    await showsComment(context, '500027-0', 'Add')
    await waitFor(async () => expect(await commentOf(context, '500027-0')).toHaveFocus())
  },
}

export const CommentRefused: Story = {
  ...given({ faults: { saveUserComment: { fault: 'field-error', times: 1 } } }),
  tags: ['state'],
  name: 'A refused comment is undone; its text can be edited again',
  play: async (context) => {
    await saveComment(context, '500027-0', 'In June')
    await passTimeUntil(() => expect(announcements().join()).toContain('The comment on 500027-0 was not saved.'))
    await showsComment(context, '500027-0', 'Price checked')
    const again = context.canvas.getByRole('button', { name: 'Not saved, try again: comment on 500027-0' })
    await context.userEvent.click(again)
    await expect(await screen.findByRole('textbox', { name: /^Comment/ })).toHaveValue('In June')
    await screen.findByText(/^This comment was not saved\./)
  },
}

export const CommentLost: Story = {
  ...given({ faults: { saveUserComment: 'lost-after-commit' } }),
  name: 'A saved comment is kept even if the server’s answer is lost',
  play: async (context) => {
    await saveComment(context, '500027-0', 'In June')
    const doubt = 'Something went wrong. The comment on 500027-0 may have been saved.'
    await passTimeUntil(() => expect(announcements()).toContain(doubt))
    await showsComment(context, '500027-0', 'In June')
    await waitFor(() => expect(context.canvas.queryByRole('button', { name: /^Not saved/ })).toBeNull())
  },
}

async function select({ canvas, userEvent }: PlayContext, ...numbers: readonly string[]) {
  for (const number of numbers) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
  return within(await canvas.findByRole('region', { name: 'Selected invoices' }))
}

/** Without a comment a row has no button on a phone, so the menu of the bar adds one. */
export const SelectedOnAPhone: Story = {
  ...given({ path: '/invoices?search=500028' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On a phone, the menu prints, and adds a comment',
  play: async (context) => {
    await select(context, '500028-0')
    await expect(context.canvas.queryByRole('button', { name: 'Add comment to 500028-0' })).toBeNull()
    const menu = await openMore(context)
    await menu.findByRole('menuitem', { name: 'Select All' })
    await menu.findByRole('menuitem', { name: 'Print Selected' })
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Add Comment' }))
    await screen.findByRole('textbox', { name: 'Comment on invoice 500028-0' })
  },
}

export const Selected: Story = {
  ...given({ faults: { emailTransactions: { fault: 'field-error', times: 1 } } }),
  tags: ['state'],
  name: 'E-mailed invoices are unselected and marked with the day',
  play: async (context) => {
    const { canvas, userEvent } = context
    const bar = await select(context, '500028-0', '500027-0')
    const marked = async () =>
      (await column(canvas, 'Comment')).filter((text) => text?.endsWith('E-mailed 16/11/2026')).length
    const sendAndClose = async (afterSending?: () => Promise<void>) => {
      await userEvent.click(bar.getByRole('button', { name: 'Email Selected Invoices' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Email Invoices' }))
      const address = await dialog.findByRole('textbox', { name: /^Email address/ })
      await waitFor(() => expect(address).toHaveValue('office@hargreaves.example'))
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await afterSending?.()
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await passTimeUntil(() => expect(announcements().join()).toContain('2 selected'))
    const search = canvas.getByRole('searchbox', { name: 'Search invoices' })
    await userEvent.type(search, '500027-0')
    await passTime(400)
    await bar.findByText('2 selected, 1 not shown')
    await userEvent.clear(search)
    await passTime(400)

    await sendAndClose(async () => {
      const failure = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await userEvent.click(failure.getByRole('button'))
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull())
    })
    await expect(bar.getByText('2 selected')).toBeVisible()
    await expect(await marked()).toBe(0)

    // Invoices that are selected while the e-mail is being sent stay selected.
    const answer = holdCalls(context.msw, 'emailTransactions')
    await sendAndClose()
    await select(context, '500025-0')
    answer()
    await bar.findByText('1 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select 500025-0' })).toBeChecked()
    await userEvent.click(bar.getByRole('button', { name: 'Unselect All' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected invoices' })).toBeNull())

    await expect(await marked()).toBe(2)
    await toggleFilter(context, 'Not e-mailed yet')
    await canvas.findByText('9 of 28 invoices')
    await expect(await marked()).toBe(0)
  },
}

export const SentPerhaps: Story = {
  ...given({ faults: { emailTransactions: 'lost-after-commit' } }),
  name: 'An e-mail of unknown outcome marks no invoice',
  play: async (context) => {
    const { canvas, userEvent } = context
    const bar = await select(context, '500028-0')
    await userEvent.click(bar.getByRole('button', { name: 'Email Selected Invoices' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Invoice' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. It may have been sent.')
    await expect(canvas.queryByText(/^E-mailed/)).toBeNull()
  },
}

const claim = {
  id: '1',
  type: 'Invoice',
  number: '500028',
  suffix: '0',
  reference: 'PO-1079',
  problems: 'Short, Damaged',
  day: '2026-11-16',
  username: 'demo-admin',
}

export const Claimed: Story = {
  beforeEach: () => void writeStored('tab', lastingKey('claims'), [claim]),
  tags: ['state'],
  name: 'Open claims are listed until they are closed, with undo',
  play: async ({ canvas, userEvent }) => {
    const claims = within(await canvas.findByRole('region', { name: 'Open claims' }))
    await expect(claims.getByRole('listitem')).toHaveTextContent('Invoice 500028-0: Short, Damaged, 16/11/2026')
    await expect(claims.getByRole('link')).toHaveAttribute('href', '/invoices/500028-0')
    await userEvent.click(claims.getByRole('button', { name: 'Close, Invoice 500028-0' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Open claims' })).toBeNull())
    await passTimeUntil(() => expect(announcements()).toContain('The claim about Invoice 500028-0 is closed.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await canvas.findByRole('region', { name: 'Open claims' })
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({ path: '/invoices?from=all', world: 'awkward' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'Invoices with emoji and long texts fit a phone',
  play: async ({ canvas }) => {
    const emoji = await canvas.findByRole('button', { name: /^🪵🔨 Nail box.* 590005/ })
    await expect(emoji).toHaveTextContent('🪵🔨 Nail box 👷🏽‍♀️🪵🔨...')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const field = ({ canvas }: PlayContext, label: 'Date From' | 'Date To') => canvas.findByRole('textbox', { name: label })

async function type(context: PlayContext, label: 'Date From' | 'Date To', text: string) {
  await context.userEvent.clear(await field(context, label))
  await context.userEvent.type(await field(context, label), `${text}{Tab}`)
}

export const BothEnds: Story = {
  name: 'Dates filter the invoices, and can be reset',
  play: async (context) => {
    const { canvas, userEvent } = context
    const isDefault = async () => {
      await canvas.findByText('11 of 28 invoices')
      await expect(await field(context, 'Date From')).toHaveValue('16/08/2026')
      await expect(await field(context, 'Date To')).toHaveValue('')
    }
    await isDefault()
    await type(context, 'Date From', '28/10/2026')
    await type(context, 'Date To', '15/11/2026')
    await passTimeUntil(() => expect(announcements().at(-1)).toBe('5 of 28 invoices'))
    await expect((await column(canvas, 'Invoice Number')).at(-1)).toBe('500024-0')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Dates' }))
    await isDefault()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const NotEmailedOnAPhone: Story = {
  ...given({ path: '/invoices?emailed=not' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'A phone shows that only invoices not yet e-mailed are shown',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('From 16/08/2026 · Not e-mailed yet')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter, filtered' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await expect(sheet.getByRole('checkbox', { name: 'Not e-mailed yet' })).toBeChecked()
  },
}

export const SaidOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  name: 'A phone shows which dates filter the invoices',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('From 16/08/2026')).toBeVisible()
    await canvas.findByText('11 of 28 invoices')
    const showAll = canvas.getByRole('button', { name: 'Show all' })
    showAll.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('28 invoices')
    await expect(canvas.queryByText(/^From /)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const TypedWrongly: Story = {
  tags: ['state', 'J11'],
  name: 'An invalid date is reported and does not change the filter',
  play: async (context) => {
    const { canvas, userEvent } = context
    const hint = 'Enter a date such as 21/07/2026'
    await canvas.findByText('11 of 28 invoices')
    await userEvent.clear(await field(context, 'Date From'))
    await userEvent.type(await field(context, 'Date From'), '28/10/20')
    await expect(canvas.getByText('11 of 28 invoices')).toBeVisible()
    await userEvent.type(await field(context, 'Date From'), '26{Enter}')
    await canvas.findByText('5 of 28 invoices')
    for (const text of ['99/99/9999', '1/15/2026', 'soon']) {
      await type(context, 'Date To', text)
      await expect(await field(context, 'Date To')).toHaveValue(text)
      await expect(await field(context, 'Date To')).toHaveAccessibleDescription(hint)
      await expect(canvas.getByText('5 of 28 invoices')).toBeVisible()
    }
    await passTimeUntil(() => expect(announcements()).toContain(`Date To: ${hint}`))
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Dates' }))
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull())
    await expect(await field(context, 'Date To')).toHaveValue('')
  },
}

export const OpenOnly: Story = {
  tags: ['state'],
  name: 'Open only asks the newest statement and hides paid invoices',
  play: async (context) => {
    const { canvas, userEvent } = context
    const asked = watchCalls('getStatementDetail')
    await canvas.findByText('11 of 28 invoices')
    await expect(asked()).toBe(0)
    await toggleFilter(context, 'Open only')
    // Invoices of any age may be open, so there is no first day.
    await canvas.findByText('8 of 28 invoices')
    await expect(await field(context, 'Date From')).toHaveValue('')
    const row = async (number: string) => canvas.findByRole('row', { name: new RegExp(`${number} `) })
    await expect(await row('500014-0')).toHaveTextContent(/Part paid/)
    await expect(await row('500014-0')).toHaveTextContent('$1,489.20')
    await expect(await row('500028-0')).toHaveTextContent('Not on a statement yet')
    const total = await canvas.findByText('Open on 31/10/2026, 4 not known')
    // As on the statement.
    await expect(total.parentElement).toHaveTextContent('$11,336.30')
    await passTimeUntil(() => expect(announcements()).toContain('8 of 28 invoices'))

    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Invoices Open on 31 10 2026.csv'))
    await expect(await files[0]?.text).toMatch(/,"Open on 31\/10\/2026"\r\n/)
    await toggleFilter(context, 'Open only')
    await canvas.findByText('11 of 28 invoices')
    await expect(asked()).toBe(1)
  },
}

export const OpenFailed: Story = {
  ...given({ path: '/invoices?show=open', faults: { getStatementDetail: { fault: 'forbidden', times: 1 } } }),
  tags: ['state'],
  name: 'If the statement fails to load, all invoices are shown',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your newest statement')
    await canvas.findByText('28 invoices')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('8 of 28 invoices')
    await expect(canvas.queryByText('We could not load your newest statement')).toBeNull()
  },
}

export const OpenOnAPhone: Story = {
  ...given({ path: '/invoices?show=open&from=2026-07-01&to=2026-09-30' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'A phone shows what is open on which statement',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Open on 31/10/2026 · From 01/07/2026 to 30/09/2026')).toBeVisible()
    await canvas.findByText('2 of 28 invoices')
    await expect(canvas.getByRole('row', { name: /500014-0/ })).toHaveTextContent(/Part paid.*\$1,489\.20/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const WithoutStatements: Story = {
  ...given({ path: '/invoices?show=open', switchedOff: ['Statements'] }),
  name: 'Without access to statements, all invoices are shown',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('11 of 28 invoices')
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await sheet.findByRole('checkbox', { name: 'Not e-mailed yet' })
    await expect(sheet.queryByRole('checkbox', { name: 'Open only' })).toBeNull()
  },
}

const printedNumbers = ['500028-0', '500027-0', '500026-0', '500025-0']
// 500026-0 is a credit.
const headings = ['Invoice 500028-0', 'Invoice 500027-0', 'Credit 500026-0', 'Invoice 500025-0']

const printDialog = async () => within(await screen.findByRole('dialog', { name: 'Print 4 invoices' }))

async function openPrint(context: PlayContext) {
  await select(context, ...printedNumbers)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Print Selected' }))
  return await printDialog()
}

/** The headings and the text of what would be printed. */
function printed() {
  window.dispatchEvent(new Event('beforeprint'))
  const found = screen.getAllByRole('heading', { level: 1, name: /^(Invoice|Credit) 5/, hidden: true })
  const { textContent } = document.body
  window.dispatchEvent(new Event('afterprint'))
  return { headings: found.map((heading) => heading.textContent), text: textContent }
}

export const Printed: Story = {
  tags: ['state'],
  name: 'Selected invoices are printed with their lines and totals',
  play: async (context) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined)
    const opened = await openPrint(context)
    const lists = watchCalls('getCustomerInvoicesTP')
    await opened.findByText('4 of 4 invoices loaded')
    await passTimeUntil(() => expect(announcements()).toContain('4 of 4 invoices loaded'))
    const button = opened.getByRole('button', { name: 'Print' })
    await waitFor(() => expect(button).toBeEnabled())
    await context.userEvent.click(button)
    await expect(print).toHaveBeenCalledOnce()
    const paper = printed()
    await expect(paper.headings).toEqual(headings)
    for (const text of ['Line Price', 'Total inc GST', 'Order RefPO-', 'PaymentNot on a statement yet'])
      await expect(paper.text).toContain(text)
    // The list has the references, so no invoice asks for its own.
    await allAnswered()
    await expect(lists()).toBe(0)
  },
}

export const PrintedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On a phone, the menu of the selected invoices prints them',
  play: async (context) => {
    await select(context, ...printedNumbers)
    const menu = await openMore(context)
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Print Selected' }))
    await (await printDialog()).findByText('4 of 4 invoices loaded')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const PrintStopped: Story = {
  tags: ['state'],
  name: 'Invoices are loaded two at a time until Stop is pressed',
  play: async (context) => {
    const { userEvent, msw } = context
    const answer = holdCalls(msw, 'getTransactionTP')
    const asked = watchCalls('getTransactionTP')
    const opened = await openPrint(context)
    await waitFor(() => expect(asked()).toBe(2))
    await expect(opened.getByRole('button', { name: 'Print' })).toBeDisabled()
    await userEvent.click(opened.getByRole('button', { name: 'Stop' }))
    answer()
    await opened.findByText('2 of 4 invoices loaded')
    await allAnswered()
    await expect(asked()).toBe(2)
    await expect(opened.getByRole('button', { name: 'Print 2 of 4' })).toBeEnabled()
    await userEvent.click(opened.getByRole('button', { name: 'Continue' }))
    await opened.findByText('4 of 4 invoices loaded')
    await expect(asked()).toBe(4)
  },
}

export const PrintUnread: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'forbidden', times: 2 } } }),
  tags: ['state'],
  name: 'Invoices that failed to load are named and loaded again',
  play: async (context) => {
    const opened = await openPrint(context)
    const failure = 'We could not load 500028-0, 500027-0.'
    await opened.findByText(failure)
    await passTimeUntil(() => expect(announcements()).toContain(`2 of 4 invoices loaded. ${failure}`))
    await expect(printed().headings).toEqual(headings.slice(2))
    await context.userEvent.click(opened.getByRole('button', { name: 'Try again' }))
    await opened.findByText('4 of 4 invoices loaded')
    await expect(opened.queryByText(failure)).toBeNull()
    await expect(printed().headings).toHaveLength(4)
  },
}

export const LinesAsCsv: Story = {
  name: 'The lines of all selected invoices are one CSV file',
  play: async (context) => {
    const opened = await openPrint(context)
    await opened.findByText('4 of 4 invoices loaded')
    const files = watchFiles()
    await context.userEvent.click(opened.getByRole('button', { name: 'CSV of the lines' }))
    await waitFor(() => expect(files[0]?.name).toBe('Lines of 4 invoices.csv'))
    const [header, ...lines] = ((await files[0]?.text) ?? '').split('\r\n')
    const ofInvoice = '"Invoice Number","Invoice Date","Order Ref","Job Name"'
    await expect(header).toBe(`\uFEFF${ofInvoice},"Description","Code","Qty","UOM","Unit Price","Line Price"`)
    for (const number of printedNumbers)
      await expect(lines.some((line) => line.startsWith(`"${number}","2026-`))).toBe(true)
  },
}
