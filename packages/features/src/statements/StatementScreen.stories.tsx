import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { notAllowed } from '../testing/screenStates.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { StatementScreen } from './StatementScreen.tsx'

const meta = {
  component: StatementScreen,
  // At this width, the columns of the table fit beside the panel with the balance.
  globals: { viewport: { value: 'desktop' } },
  ...given({ path: '/statements/2026-08-31', clock: 'held' }),
} satisfies Meta<typeof StatementScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const headers = ['Transaction', 'Type', 'Date', 'Amount', 'Balance', 'Reference', 'Order Ref', 'Job Name']

const table = (canvas: Canvas) => listTable(canvas, 'Transactions')
const total = (canvas: Canvas) => canvas.findByText('Total balance')
const title = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 })

async function ages(canvas: Canvas) {
  await total(canvas)
  return canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statement 31/08/2026' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /^500019-0 / }))
    for (const text of ['Invoice', '19/08/2026', 'Order 481179', 'PO-1065', 'Unit 4 fitout'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getAllByText('$10,160.34')).toHaveLength(2)
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }))
    await expect(trail.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '/statements')
    const billed = within(await canvas.findByRole('group', { name: 'Billed to' }))
    for (const text of ['Hargreaves Building Pty Ltd', '4 Foundry Road', 'Parramatta NSW'])
      await billed.findByText(text)
    await passTimeUntil(() => expect(announcements()).toContain('6 transactions'))
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/statements/2025-11-30?sort=-amount' }),
  tags: ['D12', 'L08'],
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByText('411 transactions')
    const rows = () => canvasElement.querySelectorAll('[role=row]').length - 1
    await expect(rows()).toBeLessThan(60)

    await step('all are printed, without tools and buttons', async () => {
      window.dispatchEvent(new Event('beforeprint'))
      await waitFor(() => expect(rows()).toBe(411))
      await expect(canvas.getByText('ABN 53 004 085 616')).toBeInTheDocument()
      await expect(canvas.getByText(/^Prepared for Hargreaves Building/)).toBeInTheDocument()
      window.dispatchEvent(new Event('afterprint'))
      await waitFor(() => expect(rows()).toBeLessThan(60))
    })
  },
}

export const Empty: Story = {
  ...given({ faults: { getStatementDetail: 'no-records' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No transactions in this statement.')
    await expect(await total(canvas)).toBeVisible()
  },
}

export const NoMatch: Story = {
  ...given({ path: '/statements/2026-08-31?search=nothing' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
    await expect(canvas.getByText(/“nothing”/)).toBeVisible()
  },
}

export const Loading: Story = {
  ...given({
    latency: { getStatementDetail: 'forever', getStatementList: 'forever', getCustomerDetails: 'forever' },
  }),
  play: async ({ canvas }) => {
    for (const what of ['your account details', 'the balance', 'the transactions'])
      await canvas.findByText(`Loading ${what}`)
    await expect(title(canvas)).toHaveTextContent('Statement')
  },
}

export const Failed: Story = {
  ...given({
    faults: { getStatementDetail: 'forbidden', getStatementList: 'forbidden', getCustomerDetails: 'forbidden' },
  }),
  play: async ({ canvas }) => {
    for (const what of ['your account details', 'the balance', 'the transactions'])
      await canvas.findByText(`We could not load ${what}`)
  },
}

export const NotAllowed: Story = notAllowed('Statements')

/** The balance comes first, because there may be many transactions. Pay Balance is always visible. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Statement' }))
    await expect(bar.getByRole('link', { name: 'Pay Balance' })).toBeVisible()
    const number = await canvas.findByRole('link', { name: '500014-0' })
    await expect((await total(canvas)).compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const PartsComeLate: Story = {
  ...given({ held: ['getStatementDetail', 'getStatementList', 'getCustomerDetails'] }),
  name: 'The balance waits neither for the transactions nor for the customer’s details',
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the balance')
    releaseHeldCalls('getStatementList')
    await total(canvas)
    await canvas.findByRole('link', { name: 'Pay Balance' })
    await expect(canvas.getByText('Loading the transactions')).toBeInTheDocument()
    releaseHeldCalls('getStatementDetail')
    await table(canvas)
    await expect(canvas.getByText('Loading your account details')).toBeInTheDocument()
  },
}

export const Transactions: Story = {
  ...given({
    held: ['getStatementList'],
    path: '/statements/2026-08-31?sort=-amount&search=invoice',
  }),
  tags: ['L02'],
  name: 'The transactions do not wait for the balance; they are narrowed, sorted, downloaded and opened',
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search transactions' })
    await expect(canvas.getByText('Loading the balance')).toBeInTheDocument()
    releaseHeldCalls('getStatementList')

    await step('the address restores sort and search; each of the eight columns sorts in both directions', async () => {
      await canvas.findByText('4 of 6 transactions')
      const menu = canvas.getByRole('combobox', { name: 'Sort by' })
      await expect(menu).toHaveValue('Amount, largest first')
      await expect(within(menu).getAllByRole('option', { hidden: true })).toHaveLength(1 + 2 * headers.length)
      const first = () => canvas.getAllByRole('rowheader')[0]?.textContent
      await expect(first()).toBe('500019-0')
      await userEvent.selectOptions(menu, 'Amount, smallest first')
      await expect(first()).toBe('500018-0')
      await userEvent.clear(field)
      await passTime(400)
      await canvas.findByText('6 transactions')
      await expect(first()).toBe('700008')
    })

    await step('every number links to /invoices, those of payments and credits too', async () => {
      for (const [name, key] of [
        ['500014-0', '500014-0'],
        ['500017-0', '500017-0'],
        ['700008', '700008-0'],
      ] as const)
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/invoices/${key}`)
    })

    await step('the CSV file holds the rows that are shown, with negative amounts as numbers', async () => {
      const files = watchFiles()
      await userEvent.type(field, 'payment')
      await passTime(400)
      await canvas.findByText('1 of 6 transactions')
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
      await waitFor(() => expect(files[0]?.name).toBe('Statement 31 08 2026.csv'))
      const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
      await expect(header).toBe(`\uFEFF${headers.map((name) => `"${name}"`).join(',')}`)
      await expect(rows).toHaveLength(1)
      await expect(rows[0]).toMatch(/^"?700008"?,"Payment","2026-08-20",-15343\.01,0\.00,"EFT 2026-08-20","",""$/)
    })

    await step('a number leads to its document', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '700008' }))
      await canvas.findByRole('heading', { name: 'Went to /invoices/700008-0' })
    })
  },
}

export const Balance: Story = {
  tags: ['J12', 'K04', 'K10'],
  name: 'The panel shows the ages and the total, which can be paid, and sends the statement by e-mail',
  play: async ({ canvas, userEvent, step }) => {
    await step('a credit is a figure, but not drawn', async () => {
      await expect(await ages(canvas)).toEqual([
        'Current $20,419.55',
        '30 Days -$540.60',
        '60 Days $1,489.20',
        '90 Days $0.00',
        '120+ Days $0.00',
        'Total balance $21,368.15',
      ])
      await expect(canvas.getByText('The bar shows only the amounts above zero.')).toBeVisible()
    })

    await step('Pay Balance leads to the payment of this statement', async () => {
      const link = await canvas.findByRole('link', { name: 'Pay Balance' })
      await expect(link).toHaveAttribute('href', '/pay-account?statementId=2026-08-31')
    })

    await step('Email Statement sends the key of the statement', async () => {
      const sent = watchPayloads('emailStatement')
      await userEvent.click(canvas.getByRole('button', { name: 'Email Statement' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
      const to = await dialog.findByRole('textbox', { name: /^Email address/ })
      await waitFor(() => expect(to).toHaveValue('office@hargreaves.example'))
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await screen.findByText('Statement sent successfully')
      await expect(sent()).toMatchObject([{ emailAddress: 'office@hargreaves.example', statementDate: '2026-08-31' }])
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
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

export const PayAccountSwitchedOff: Story = {
  ...given({ switchedOff: ['Pay Account'] }),
  name: 'Where the supplier has not enabled Pay Account there is no Pay Balance',
  play: async ({ canvas }) => {
    await canvas.findByText('$21,368.15')
    await canvas.findByRole('button', { name: 'Email Statement' })
    await expect(canvas.queryByRole('link', { name: 'Pay Balance' })).toBeNull()
  },
}

const oddKeys = [
  { segment: '31%2F08%2F2026', key: '31/08/2026', shown: '31/08/2026' },
  { segment: '2026-07-31T00%3A00%3A00', key: '2026-07-31T00:00:00', shown: '31/07/2026' },
  {
    segment: '30%20Jun%202026%3F%20%231%20%26%2050%25',
    key: '30 Jun 2026? #1 & 50%',
    shown: '30 Jun 2026? #1 & 50%',
  },
]

export const OddKeys: Story = {
  ...given({ world: 'awkward', path: '/statements/__proto__' }),
  tags: ['D10', 'D21', 'E10', 'J12'],
  name: 'A key is compared and sent unchanged, whatever characters it has, and shown as a day if it is one',
  render: () => (
    <>
      <ul>
        {oddKeys.map(({ segment, key }) => (
          <li key={key}>
            <ButtonLink href={`/statements/${segment}`}>Key {key}</ButtonLink>
          </li>
        ))}
      </ul>
      <StatementScreen />
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText('There is no such statement.')
    for (const { key, shown } of oddKeys) {
      await step(key, async () => {
        const asked = watchPayloads('getStatementDetail')
        await userEvent.click(canvas.getByRole('link', { name: `Key ${key}` }))
        await canvas.findByRole('heading', { level: 1, name: `Statement ${shown}` })
        await table(canvas)
        await expect(asked().length).toBeGreaterThan(0)
        for (const payload of asked()) await expect(payload).toMatchObject({ statementDate: key })
      })
    }
  },
}

export const UnknownOnAPhone: Story = {
  ...given({ path: '/statements/2026-08-30' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['E10', 'state'],
  name: 'A statement that is not in the list does not exist, whatever the supplier answers about its transactions',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such statement.')
    await expect(title(canvas)).toHaveTextContent('Statement')
    await expect(canvas.getByRole('link', { name: 'Go to Statements' })).toHaveAttribute('href', '/statements')
    await expect(canvas.queryByText(/could not load/)).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain('There is no such statement.'))
  },
}

export const Awkward: Story = {
  ...given({ world: 'awkward', path: '/statements/2026-10-31' }),
  tags: ['D01', 'D06', 'D09', 'D11'],
  name: 'Awkward transactions are shown as text, each in a row of its own; the latest statement cannot be e-mailed',
  play: async ({ canvas }) => {
    await canvas.findByText('13 transactions')
    const list = await table(canvas)
    await expect(list.getAllByText('خشب الصنوبر ٩٠ × ٤٥').length).toBeGreaterThan(0)
    await expect(canvas.queryByText(/NaN|undefined|null|\[object/)).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Email Statement' })).toBeDisabled()
    await expect(canvas.getByText('The latest statement cannot be sent by e-mail.')).toBeVisible()
  },
}

export const LeastData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'Missing values are shown as a dash',
  play: async ({ canvas }) => {
    const row = within((await table(canvas)).getByRole('row', { name: /^500019-0 / }))
    // CSS shows a hyphen in empty cells.
    const missing = row.getAllByRole('cell').filter((cell) => cell.textContent === '')
    await expect(missing).toHaveLength(3)
    for (const cell of missing) await expect(getComputedStyle(cell, '::before').content).toBe('"-"')
    await expect(within(canvas.getByRole('group', { name: 'Billed to' })).getByText('-')).toBeVisible()
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, world: 'usa', settings: { locale: 'en-US' } }),
  name: 'In the United States dates begin with the month, and addresses are those of there',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statement 08/31/2026' })
    await canvas.findByText('Austin TX')
  },
}
