import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { StatementScreen } from './StatementScreen.tsx'

const page = within(document.body)

const meta = {
  component: StatementScreen,
  // Wide enough for the columns beside the panel.
  globals: { viewport: { value: 'desktop' } },
  ...given({ path: '/statements/2026-08-31' }),
} satisfies Meta<typeof StatementScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']
const phone = { globals: { viewport: { value: 'mobile1' } } }

const headers = ['Transaction', 'Type', 'Date', 'Amount', 'Balance', 'Reference', 'Order Ref', 'Job Name']

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Transactions' }))

async function ages(canvas: Canvas) {
  await canvas.findByText('Total balance')
  return canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statement 31/08/2026' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /^500019 / }))
    for (const text of ['Invoice', '19/08/2026', 'Order 481179', 'PO-1065', 'Unit 4 fitout'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getAllByText('$10,160.34')).toHaveLength(2)
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/statements')
    const billed = within(await canvas.findByRole('group', { name: 'Billed to' }))
    for (const text of ['Hargreaves Building Pty Ltd', '4 Foundry Road', 'Parramatta NSW'])
      await billed.findByText(text)
    await waitFor(() => expect(heard()).toContain('6 transactions'))
  },
}

/** The balance comes first there: the transactions may be many. */
export const OnAPhone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('link', { name: '500014' })
    const total = await canvas.findByText('Total balance')
    await expect(total.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, world: 'usa', settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statement 08/31/2026' })
    await canvas.findByText('Austin TX')
  },
}

export const Empty: Story = {
  ...given({ faults: { getStatementDetail: 'no-records' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No transactions in this statement.')
    await expect(await canvas.findByText('Total balance')).toBeVisible()
  },
}

export const Loading: Story = {
  ...given({
    latency: { getStatementDetail: 'forever', getStatementList: 'forever', getCustomerDetails: 'forever' },
  }),
  play: async ({ canvas }) => {
    for (const what of ['your account details', 'the balance', 'the transactions'])
      await canvas.findByText(`Loading ${what}`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Statement')
  },
}

export const LoadingOnAPhone: Story = { ...Loading, ...phone }

export const OnlyTheAddressIsLoading: Story = {
  ...given({ latency: { getCustomerDetails: 'forever' } }),
  name: 'Only the panel waits for the customer’s details',
  play: async ({ canvas }) => {
    await table(canvas)
    await canvas.findByText('Total balance')
    await canvas.findByRole('link', { name: 'Pay Balance' })
    await expect(canvas.getByText('Loading your account details')).toBeInTheDocument()
  },
}

export const ListIsLoading: Story = {
  ...given({ latency: { getStatementList: 'forever' } }),
  name: 'The transactions do not wait for the list of statements',
  play: async ({ canvas }) => {
    await table(canvas)
    await expect(canvas.getByText('Loading the balance')).toBeInTheDocument()
  },
}

export const TransactionsAreLoading: Story = {
  ...given({ latency: { getStatementDetail: 'forever' } }),
  name: 'The balance does not wait for the transactions',
  play: async ({ canvas }) => {
    await canvas.findByText('Total balance')
    await canvas.findByRole('link', { name: 'Pay Balance' })
    await expect(canvas.getByText('Loading the transactions')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  ...given({
    faults: {
      getStatementDetail: { fault: 'forbidden', times: 1 },
      getStatementList: { fault: 'forbidden', times: 1 },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the transactions')
    await canvas.findByText('We could not load the balance')
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
    await table(canvas)
    await canvas.findByText('Total balance')
  },
}

export const AddressFailed: Story = {
  ...given({ faults: { getCustomerDetails: 'forbidden' } }),
  play: async ({ canvas }) => {
    await table(canvas)
    await canvas.findByText('Total balance')
    await canvas.findByText('We could not load your account details')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getStatementDetail: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const NegativeAge: Story = {
  tags: ['K04'],
  name: 'The panel says the ages and the total; a credit is a figure, but not drawn',
  play: async ({ canvas }) => {
    await expect(await ages(canvas)).toEqual([
      'Current $20,419.55',
      '30 days -$540.60',
      '60 days $1,489.20',
      '90 days $0.00',
      '120 days $0.00',
      'Total balance $21,368.15',
    ])
    await expect(canvas.getByText('The bar shows only the amounts above zero.')).toBeVisible()
  },
}

export const Links: Story = {
  name: 'Every number links to /invoices, those of payments and credits too',
  play: async ({ canvas, userEvent }) => {
    for (const number of ['500014', '500017', '700008'])
      await expect(await canvas.findByRole('link', { name: number })).toHaveAttribute('href', `/invoices/${number}-0`)
    await userEvent.click(canvas.getByRole('link', { name: '500017' }))
    await canvas.findByRole('heading', { name: 'Went to /invoices/500017-0' })
  },
}

export const Sorted: Story = {
  ...given({ path: '/statements/2026-08-31?sort=-amount&search=invoice' }),
  name: 'Each of the eight columns sorts in both directions, and the address restores sort and search',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 of 6 rows')
    const menu = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('Amount, largest first')
    await expect(within(menu).getAllByRole('option', { hidden: true })).toHaveLength(1 + 2 * headers.length)
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent
    await expect(first()).toBe('500019')
    await userEvent.selectOptions(menu, 'Amount, smallest first')
    await expect(first()).toBe('500018')
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search transactions' }))
    await canvas.findByText('6 rows')
    await expect(first()).toBe('700008')
  },
}

export const PayBalance: Story = {
  tags: ['K10'],
  name: 'Pay Balance leads to the payment of this statement',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay Balance' })).toHaveAttribute(
      'href',
      '/pay-account?statementId=2026-08-31',
    )
  },
}

export const NothingOwed: Story = {
  ...given({ world: 'awkward', path: '/statements/2026-09-30' }),
  tags: ['K10'],
  name: 'Where the balance is not above 0 there is no Pay Balance',
  play: async ({ canvas }) => {
    await expect(await ages(canvas)).toContain('Total balance -$1,354,440.43')
    await table(canvas)
    await expect(canvas.queryByRole('link', { name: 'Pay Balance' })).toBeNull()
  },
}

const noPayBalance: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('$21,368.15')
  await canvas.findByRole('button', { name: 'Email Statement' })
  await expect(canvas.queryByRole('link', { name: 'Pay Balance' })).toBeNull()
}

export const PayAccountDisabled: Story = {
  ...given({ settings: { pay_account_button_disabled: true } }),
  name: 'Where pay_account_button_disabled is on there is no Pay Balance',
  play: noPayBalance,
}

export const PayAccountSwitchedOff: Story = {
  ...given({ switchedOff: ['Pay Account'] }),
  name: 'Where the supplier has not enabled Pay Account there is no Pay Balance',
  play: noPayBalance,
}

export const Latest: Story = {
  ...given({ path: '/statements/2026-10-31' }),
  name: 'Email Statement is disabled on the latest statement, and a sentence says so',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Email Statement' })).toBeDisabled()
    await expect(canvas.getByText('The latest statement cannot be sent by e-mail.')).toBeVisible()
  },
}

export const Emailed: Story = {
  tags: ['J12'],
  name: 'Email Statement sends the key of the statement',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('emailStatement')
    await userEvent.click(await canvas.findByRole('button', { name: 'Email Statement' }))
    const dialog = within(await page.findByRole('dialog', { name: 'Email Statement' }))
    const to = await dialog.findByRole('textbox', { name: /^Email address/ })
    await userEvent.clear(to)
    await userEvent.type(to, 'office@hargreaves.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await page.findByText('Statement sent successfully')
    await expect(sent()).toMatchObject([{ emailAddress: 'office@hargreaves.example', statementDate: '2026-08-31' }])
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  },
}

/** Opens a statement of the awkward world, and expects its key to arrive as it was. */
const oddKey = (segment: string, key: string, title: string): Story => ({
  ...given({ world: 'awkward', path: `/statements/${segment}` }),
  play: async ({ canvas }) => {
    const asked = watchPayloads('getStatementDetail')
    await canvas.findByRole('heading', { level: 1, name: title })
    await table(canvas)
    for (const payload of asked()) await expect(payload).toMatchObject({ statementDate: key })
  },
})

export const DayFirstKey: Story = {
  ...oddKey('31%2F08%2F2026', '31/08/2026', 'Statement 31/08/2026'),
  tags: ['J12'],
  name: 'A key with slashes is sent as it came',
}

export const TimestampKey: Story = {
  ...oddKey('2026-07-31T00%3A00%3A00', '2026-07-31T00:00:00', 'Statement 31/07/2026'),
  tags: ['J12'],
  name: 'A key with a time is sent as it came, and shown as its day',
}

export const WordsKey: Story = {
  ...oddKey('30%20Jun%202026%3F%20%231%20%26%2050%25', '30 Jun 2026? #1 & 50%', 'Statement 30 Jun 2026? #1 & 50%'),
  tags: ['J12', 'D21'],
  name: 'A key with signs that mean something in an address is sent as it came',
}

export const UnknownStatement: Story = {
  ...given({ path: '/statements/2026-08-30' }),
  tags: ['E10'],
  name: 'A statement that is not in the list does not exist, whatever the supplier says of its transactions',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such statement.')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Statement')
    await expect(canvas.getByRole('link', { name: 'Go to Statements' })).toHaveAttribute('href', '/statements')
    await expect(canvas.queryByText(/could not load/)).toBeNull()
    await waitFor(() => expect(heard()).toContain('There is no such statement.'))
  },
}

export const UnknownOnAPhone: Story = { ...UnknownStatement, ...phone, tags: [], name: 'Unknown, on a phone' }

export const HostileKey: Story = {
  ...given({ path: '/statements/__proto__' }),
  tags: ['E10', 'D10'],
  name: 'A key from the address is only compared',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such statement.')
  },
}

export const Hostile: Story = {
  ...given({ world: 'awkward', path: '/statements/2026-10-31' }),
  tags: ['D01', 'D06', 'D09', 'D11'],
  name: 'Awkward transactions are shown as text, each in a row of its own',
  play: async ({ canvas }) => {
    await canvas.findByText('13 rows')
    const list = await table(canvas)
    await expect(list.getAllByText('خشب الصنوبر ٩٠ × ٤٥').length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/NaN|undefined|null|\[object/)).toBeNull()
  },
}

export const LeastData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'What the supplier did not send is a dash',
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /^500019 / }))
    // The dash is drawn where a cell is empty.
    const missing = row.getAllByRole('cell').filter((cell) => cell.textContent === '')
    await expect(missing).toHaveLength(3)
    for (const cell of missing) await expect(getComputedStyle(cell, '::before').content).toBe('"–"')
    await expect(within(canvas.getByRole('group', { name: 'Billed to' })).getByText('–')).toBeVisible()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getStatementDetail: 'mutated-rows', getStatementList: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Rows that cannot be read are left out',
  play: async ({ canvas }) => {
    await canvas.findByText('6 rows')
    await canvas.findByText('Total balance')
  },
}

export const ManyTransactions: Story = {
  ...given({ world: 'large', path: '/statements/2025-11-30?sort=-amount' }),
  tags: ['D12', 'L08'],
  name: 'Of 411 transactions a few are drawn, and all are printed, without tools and buttons',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('411 rows')
    const rows = () => canvasElement.querySelectorAll('[role=row]').length - 1
    await expect(rows()).toBeLessThan(60)
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(rows()).toBe(411))
    await expect(canvas.getByText('ABN 53 004 085 616')).toBeInTheDocument()
    await expect(canvas.getByText(/^Prepared for Hargreaves Building/)).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rows()).toBeLessThan(60))
  },
}

export const CsvFile: Story = {
  ...given({ path: '/statements/2026-08-31?search=payment' }),
  tags: ['L02'],
  name: 'The CSV file holds the rows that are shown, with negative amounts as numbers',
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles()
    await canvas.findByText('1 of 6 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Statement 31 08 2026.csv'))
    const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((name) => `"${name}"`).join(',')}`)
    await expect(rows).toHaveLength(1)
    await expect(rows[0]).toMatch(/^"?700008"?,"Payment","2026-08-20",-15343\.01,0\.00,"EFT 2026-08-20","",""$/)
  },
}
