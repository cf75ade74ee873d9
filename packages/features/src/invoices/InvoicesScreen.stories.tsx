import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const page = within(document.body)

const meta = {
  component: InvoicesScreen,
  // The day of the simulated supplier.
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices' }),
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

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invoices' })
    const list = await table(canvas)
    const shown = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(shown.slice(-headers.length)).toEqual(headers)
    await canvas.findByText('11 of 28 rows')
    const row = within(list.getByRole('row', { name: /500024 / }))
    for (const text of ['Invoice', '28/10/2026', 'PO-1075', 'Ashby St frames', '$1,725.78'])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Brookvale')
    await waitFor(() => expect(heard()).toContain('11 of 28 invoices'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '500028' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('10/28/2026')
    const from = within(canvas.getByRole('group', { name: 'Date From' }))
    await expect(from.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['08', '16', '2026'])
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  name: 'An empty list says “No Results Found”',
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
  },
}

export const Loading: Story = {
  ...given({ latency: { getCustomerInvoicesTP: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your invoices')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoices')
  },
}

export const Failed: Story = {
  ...given({ faults: { getCustomerInvoicesTP: { fault: 'forbidden', times: 1 } } }),
  name: 'A failure is the dialog “An Error Occured”, from which the list can be loaded again',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page.findByRole('alertdialog', { name: 'An Error Occured' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await table(canvas)
  },
}

export const ClosedFailure: Story = {
  ...given({ faults: { getCustomerInvoicesTP: 'forbidden' } }),
  name: 'Closing “An Error Occured” leads home',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page.findByRole('alertdialog', { name: 'An Error Occured' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getCustomerInvoicesTP: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AskedOnce: Story = {
  tags: ['H02'],
  name: 'The supplier is asked once for all since 1970; dates and search filter what it sent',
  play: async ({ canvas, userEvent }) => {
    const asked = watchPayloads('getCustomerInvoicesTP')
    await canvas.findByText('11 of 28 rows')
    const requests = asked().length
    await expect(asked()[0]).toMatchObject({ fromDate: '1970-01-01' })
    await expect(asked()[0]).not.toHaveProperty('toDate')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices' }), 'ashby PAID')
    await canvas.findByText('1 of 28 rows')
    await expect(await column(canvas, 'Invoice Number')).toEqual(['500020'])
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search invoices' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices' }), '<b>nothing</b>')
    await canvas.findByText('No Results Found')
    await waitFor(() => expect(heard()).toContain('No Results Found'))
    await expect(asked().length).toBe(requests)
  },
}

export const SortMenu: Story = {
  ...given({ path: '/invoices?from=all' }),
  tags: ['J10'],
  name: 'Nine keys sort in both directions, unsorted at first; what is missing comes last',
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('Not sorted')
    const options = within(menu)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent ?? '')
    await expect(options).toHaveLength(1 + 2 * headers.length)
    for (const key of headers) await expect(options.filter((option) => option.startsWith(`${key}, `))).toHaveLength(2)
    await userEvent.selectOptions(menu, 'Invoice Number, smallest first')
    await expect((await column(canvas, 'Invoice Number'))[0]).toBe('500001')
    await userEvent.selectOptions(menu, 'Comment, A to Z')
    const comments = await column(canvas, 'Comment')
    await expect(comments[0]).toBe('Paid')
    await expect(comments.at(-1)).toBe('Add')
    await expect(comments.indexOf('Add')).toBeGreaterThan(comments.lastIndexOf('Split between l...'))
    await userEvent.selectOptions(menu, 'Amount, smallest first')
    await expect((await column(canvas, 'Amount'))[0]).toMatch(/^-\$/)
  },
}

export const Links: Story = {
  name: 'Each row links to its document below /invoices, credits too',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '500026' })).toHaveAttribute('href', '/invoices/500026-0')
    // A press beside the link does as well.
    await userEvent.click(canvas.getByText('182 Ashby Road, Box Hill'))
    await canvas.findByRole('heading', { name: 'Went to /invoices/500022-0' })
  },
}

export const FromAnAddress: Story = {
  ...given({ path: '/invoices?from=2026-01-01&to=2026-08-16&search=frames&sort=-amount' }),
  name: 'The address restores the dates, the search and the sort',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ of 28 rows$/)
    await expect(canvas.getByRole('searchbox', { name: 'Search invoices' })).toHaveValue('frames')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
    await expect(canvas.getByRole('button', { name: 'Reset Dates' })).toBeVisible()
    const numbers = await column(canvas, 'Invoice Number')
    await expect(numbers).toContain('500016')
    await expect(numbers).not.toContain('500020')
  },
}

export const HostileAddress: Story = {
  ...given({ path: '/invoices?from=2026-02-30&to=__proto__&sort=-constructor&search=%00&row=%E2%80%AE' }),
  tags: ['E05', 'J06'],
  name: 'What the address should not hold is left aside',
  play: async ({ canvas }) => {
    const from = within(await canvas.findByRole('group', { name: 'Date From' }))
    await expect(from.getAllByRole('spinbutton')[0]).toHaveTextContent('16')
    await expect(canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
  },
}

export const CsvFile: Story = {
  ...given({ path: '/invoices?sort=-amount' }),
  tags: ['L01', 'L02'],
  name: 'The CSV file holds the rows that are shown, in their order, with whole comments',
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles()
    await canvas.findByText('11 of 28 rows')
    const shown = await column(canvas, 'Invoice Number')
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(heard().join('\n')).toMatch(/^Downloaded Invoices \d{4}-\d\d-\d\d\.csv$/m))
    const text = (await files[0]?.text) ?? ''
    const [header, ...rows] = text.split('\r\n')
    await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
    await expect(rows.map((row) => row.split(',')[0]?.replaceAll('"', ''))).toEqual(shown)
    await expect(text).toContain('"Split between lots 12 and 14, see the site diary"')
    await expect(rows.at(-1)).toMatch(/-1485\.68"?$/)
  },
}

export const Awkward: Story = {
  tags: ['state', 'D01', 'D06', 'D09', 'D11'],
  ...given({ path: '/invoices?from=all', world: 'awkward' }),
  name: 'Awkward invoices are shown as text, and each comment opens its own',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = await table(canvas)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
    const emoji = within(list.getByRole('row', { name: /590005-4/ })).getByRole('button', { name: /^🪵🔨 Nail box/ })
    await expect(emoji).toHaveTextContent('🪵🔨 Nail box 👷🏽‍♀️🪵🔨...')
    await userEvent.click(emoji)
    await page.findByRole('textbox', { name: 'Comment on invoice 590005-4' })
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({ path: '/invoices?from=all', world: 'awkward' }),
  tags: ['D09'],
  name: 'Awkward invoices on a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await table(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getCustomerInvoicesTP: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await table(canvas)
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}

export const TenThousand: Story = {
  ...given({ path: '/invoices?from=all', world: 'large' }),
  tags: ['D12'],
  name: 'Ten thousand invoices are a list like any other',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('10,000 rows')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    const asked = watchCalls('getCustomerInvoicesTP')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }))
    await canvas.findByText('All 10,000 selected')
    await expect(asked()).toBe(0)
  },
}
