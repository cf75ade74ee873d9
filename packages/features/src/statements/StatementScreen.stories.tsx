import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { noMatch, notAllowed } from '../testing/screenStates.ts'
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

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Statement 31/08/2026' })
    const list = await table(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /^500019-0 / }))
    for (const text of ['Invoice', 'Open', '19/08/2026', 'Order 481179', 'PO-1065', 'Unit 4 fitout'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getAllByText('$10,160.34')).toHaveLength(2)
    await canvas.findByText('Hargreaves Building Pty Ltd, 4 Foundry Road, Parramatta NSW')
    await passTimeUntil(() => expect(announcements()).toContain('6 transactions'))
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/statements/2025-11-30?sort=-amount' }),
  tags: ['L08'],
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByText('411 transactions')
    const rows = () => canvasElement.querySelectorAll('[role=row]').length - 1
    await expect(rows()).toBeLessThan(60)

    await step('all transactions are printed, without tools and buttons', async () => {
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

export const NoMatch: Story = noMatch('/statements/2026-08-31')

const parts = ['your account details', 'the balance', 'the transactions']

export const Loading: Story = {
  ...given({ latency: { getStatementDetail: 'forever', getStatementList: 'forever', getCustomerDetails: 'forever' } }),
  play: async ({ canvas }) => {
    for (const part of parts) await canvas.findByText(`Loading ${part}`)
  },
}

export const Failed: Story = {
  ...given({
    faults: { getStatementDetail: 'forbidden', getStatementList: 'forbidden', getCustomerDetails: 'forbidden' },
  }),
  play: async ({ canvas }) => {
    for (const part of parts) await canvas.findByText(`We could not load ${part}`)
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

export const Transactions: Story = {
  ...given({ path: '/statements/2026-08-31?sort=-amount&search=invoice' }),
  name: 'The transactions are filtered, sorted and downloaded',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('4 of 6 transactions')
    const menu = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('Amount, largest first')
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent
    await expect(first()).toBe('500019-0')
    await userEvent.selectOptions(menu, 'Amount, smallest first')
    const field = canvas.getByRole('searchbox', { name: 'Search transactions' })
    await userEvent.clear(field)
    await passTime(400)
    await canvas.findByText('6 transactions')
    await expect(first()).toBe('700008')
    // Payments and credits are opened at the addresses of invoices.
    await expect(canvas.getByRole('link', { name: '700008' })).toHaveAttribute('href', '/invoices/700008-0')
    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Statement 31 08 2026.csv'))
    const [header, row] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((name) => `"${name}"`).join(',')}`)
    await expect(row).toMatch(/^"?700008"?,"Payment","2026-08-20",-15343\.01,0\.00,"EFT 260820","",""$/)
  },
}

export const Balance: Story = {
  name: 'The ageing is shown; the statement can be e-mailed',
  play: async ({ canvas, userEvent }) => {
    await total(canvas)
    const terms = canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    await expect(terms.slice(0, 3)).toEqual(['Current $20,419.55', '30 Days -$540.60', '60 Days $1,489.20'])
    await expect(terms.at(-1)).toBe('Total balance $21,368.15')
    await expect(canvas.getByText('The bar shows only the amounts above zero.')).toBeVisible()
    const pay = await canvas.findByRole('link', { name: 'Pay Balance' })
    await expect(pay).toHaveAttribute('href', '/pay-account?statementId=2026-08-31')
    const sent = watchPayloads('emailStatement')
    await userEvent.click(canvas.getByRole('button', { name: 'Email Statement' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
    // The recipient is the only field, because the supplier accepts no other.
    const to = await dialog.findByRole('textbox')
    await waitFor(() => expect(to).toHaveValue('office@hargreaves.example'))
    await userEvent.clear(to)
    await userEvent.type(to, 'kim@hargreaves.example')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
    await passTimeUntil(() => expect(announcements()).toContain('Statement sent successfully'))
    await expect(sent()).toMatchObject([{ emailAddress: 'kim@hargreaves.example', statementDate: '2026-08-31' }])
  },
}

export const EmailRefused: Story = {
  ...given({
    world: 'awkward',
    path: '/statements/30%20Jun%202026%3F%20%231%20%26%2050%25',
    faults: { emailStatement: 'queued' },
  }),
  tags: ['state'],
  name: 'A statement name that is not a date is sent unchanged',
  play: async ({ canvas, userEvent }) => {
    const sent = watchPayloads('emailStatement')
    await canvas.findByRole('heading', { level: 1, name: 'Statement 30 Jun 2026? #1 & 50%' })
    const email = await canvas.findByRole('button', { name: 'Email Statement' })
    await waitFor(() => expect(email).toBeEnabled())
    await userEvent.click(email)
    const dialog = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
    const to = await dialog.findByRole('textbox')
    await userEvent.clear(to)
    await userEvent.type(to, 'kim@hargreaves.example{Enter}')
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    // For a statement the notice of a queue is an error, as specified.
    await error.findByText(/^Your request has been queued/)
    await expect(sent()).toMatchObject([{ statementDate: '30 Jun 2026? #1 & 50%' }])
  },
}

export const NothingOwed: Story = {
  ...given({ world: 'awkward', path: '/statements/2026-09-30' }),
  tags: ['state'],
  name: 'Pay Balance is offered only if the balance is above 0',
  play: async ({ canvas }) => {
    await canvas.findByText('-$1,354,440.43')
    await table(canvas)
    await expect(canvas.queryByRole('link', { name: 'Pay Balance' })).toBeNull()
  },
}

export const Latest: Story = {
  ...given({ world: 'awkward', path: '/statements/2026-10-31' }),
  tags: ['state'],
  name: 'The latest statement cannot be e-mailed',
  play: async ({ canvas }) => {
    await canvas.findByText('The latest statement cannot be sent by e-mail.')
    await expect(canvas.getByRole('button', { name: 'Email Statement' })).toBeDisabled()
  },
}

export const UnknownOnAPhone: Story = {
  ...given({ path: '/statements/2026-08-30' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state', 'E10'],
  name: 'A statement that is not listed is reported as missing',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such statement.')
    await expect(canvas.getByRole('link', { name: 'Go to Statements' })).toHaveAttribute('href', '/statements')
    await expect(canvas.queryByText(/could not load/)).toBeNull()
  },
}

export const ByJob: Story = {
  tags: ['state'],
  name: 'The statement is added up by job, to the cent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'By job' }))
    const list = await listTable(canvas, 'Jobs')
    const rows = list.getAllByRole('row').slice(1)
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Ashby St frames2$11,194.24$9,705.04',
      'Lot 12 carport1$2,043.37$2,043.37',
      'Unit 4 fitout1$10,160.34$10,160.34',
      'Without a job2-$15,883.61-$540.60',
    ])
    // As on the statement.
    await expect((await canvas.findAllByText('Balance')).at(-1)?.parentElement).toHaveTextContent('$21,368.15')
    await passTimeUntil(() => expect(announcements()).toContain('4 jobs'))

    const files = watchFiles()
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Statement 31 08 2026 by job.csv'))
    const [header, first] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe('\uFEFF"Job Name","Transactions","Amount","Balance"')
    await expect(first).toBe('"Ashby St frames",2,11194.24,9705.04')
    const job = list.getByRole('link', { name: 'Lot 12 carport' })
    await expect(job).toHaveAttribute('href', '/statements/2026-08-31?job=Lot+12+carport')
  },
}

export const OfAJob: Story = {
  ...given({ path: '/statements/2026-08-31?job=lot++12+CARPORT' }),
  name: 'The transactions of one job are shown, then all again',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 of 6 transactions')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await canvas.findByText('6 transactions')
  },
}

export const ByJobOnAPhone: Story = {
  ...given({ path: '/statements/2026-08-31?by=job' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On a phone, the sums by job fit the screen',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Unit 4 fitout' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
