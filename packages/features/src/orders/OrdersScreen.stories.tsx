import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { answerHeld } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import getBranches from '@trade-portal/mocks/recordings/timesAndTexts/getBranches.json'
import getCustomerTransactions from '@trade-portal/mocks/recordings/timesAndTexts/getCustomerTransactions.json'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const page = within(document.body)

const meta = { component: OrdersScreen, ...given({ path: '/orders' }) } satisfies Meta<typeof OrdersScreen>
export default meta
type Story = StoryObj<typeof meta>

const table = (canvas: PlayContext['canvas']) => listTable(canvas, 'Orders & Quotes')
const column = (canvas: PlayContext['canvas'], header: string) => listColumn(canvas, 'Orders & Quotes', header)

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Orders & Quotes' })
    const list = await table(canvas)
    const headers = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers).toEqual([
      'Order No',
      'Type',
      'Delivery Date',
      'Branch',
      'Order Ref',
      'Delivery Address',
      'Job Name',
      'Amount',
    ])
    await canvas.findByText('43 rows')
    const row = within(list.getByRole('row', { name: /^481026 / }))
    for (const text of [
      'Order',
      '07/01/2026',
      'PO-1043',
      '133 Dalley Close, Marrickville',
      'Ashby St frames',
      '$3,407.20',
    ])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Parramatta')
    await waitFor(() => expect(heard()).toContain('43 orders and quotes'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '481026' })
  },
}

export const Empty: Story = {
  ...given({ path: '/orders', world: 'empty' }),
  name: 'An empty list says “No Results Found”',
  play: async ({ canvas }) => {
    await canvas.findByText('No Results Found')
  },
}

export const Loading: Story = {
  ...given({ path: '/orders', latency: { getCustomerTransactions: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your orders and quotes')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders & Quotes')
  },
}

export const Failed: Story = {
  ...given({ path: '/orders', faults: { getCustomerTransactions: { fault: 'forbidden', times: 1 } } }),
  name: 'A failure is the dialog “An Error Occured”, from which the list can be loaded again',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page.findByRole('alertdialog', { name: 'An Error Occured' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await table(canvas)
  },
}

export const ClosedFailure: Story = {
  ...given({ path: '/orders', faults: { getCustomerTransactions: 'forbidden' } }),
  name: 'Closing “An Error Occured” leads home',
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await page.findByRole('alertdialog', { name: 'An Error Occured' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ path: '/orders', faults: { getCustomerTransactions: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const ShowsQuotes: Story = {
  name: 'A toggle shows All, Orders or Quotes, with the total of what is shown',
  play: async ({ canvas, userEvent }) => {
    const toggle = within(await canvas.findByRole('radiogroup', { name: 'Show' }))
    await expect(toggle.getByRole('radio', { name: 'All' })).toBeChecked()
    const all = canvas.getByText('Total').nextElementSibling?.textContent
    await userEvent.click(toggle.getByRole('radio', { name: 'Quotes' }))
    await canvas.findByText('18 of 43 rows')
    await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Quote']))
    await expect(canvas.getByText('Total').nextElementSibling?.textContent).not.toBe(all)
    await userEvent.click(toggle.getByRole('radio', { name: 'Orders' }))
    await canvas.findByText('25 of 43 rows')
    await waitFor(() => expect(heard().at(-1)).toBe('25 of 43 rows'))
  },
}

export const SearchedByDate: Story = {
  name: 'A date is found as the row shows it',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search orders and quotes' })
    const [shown] = await canvas.findAllByText(/^\d\d\/\d\d\/\d{4}$/)
    const day = shown?.textContent ?? ''
    await expect(day).toMatch(/2026$/)
    await userEvent.type(field, day)
    await canvas.findByText(/^\d+ of 43 rows$/)
    await expect(canvas.getAllByText(day)[0]).toBeVisible()
  },
}

export const Searched: Story = {
  tags: ['H02'],
  name: 'The search filters when typing pauses, without a new request',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search orders and quotes' })
    const asked = watchCalls('getCustomerTransactions')
    await userEvent.type(field, 'ashby marrick')
    await canvas.findByText(/^\d of 43 rows$/)
    for (const job of await column(canvas, 'Job Name')) await expect(job).toBe('Ashby St frames')
    await expect(asked()).toBe(0)
    await userEvent.clear(field)
    await userEvent.type(field, '<b>nothing</b>')
    await canvas.findByText('No Results Found')
    await expect(canvas.getByText('No row contains “<b>nothing</b>”.')).toBeVisible()
  },
}

export const FoundElsewhere: Story = {
  ...given({ path: '/orders?show=quotes&search=481278' }),
  name: 'A search that finds only what the toggle leaves out says so, and searches all rows',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('“481278” is in 1 row that the choices above leave out.')
    await userEvent.click(canvas.getByRole('button', { name: 'Search all rows' }))
    await canvas.findByRole('link', { name: '481278' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
  },
}

const sortKeys = ['Order No', 'Type', 'Delivery Date', 'Branch', 'Order Ref', 'Delivery Address', 'Job Name', 'Amount']

export const SortMenu: Story = {
  tags: ['J10'],
  name: 'Eight keys sort in both directions, unsorted at first; what is missing comes last',
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('Not sorted')
    const options = within(menu)
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent ?? '')
    await expect(options).toHaveLength(1 + 2 * sortKeys.length)
    for (const key of sortKeys) await expect(options.filter((option) => option.startsWith(`${key}, `))).toHaveLength(2)
    const asGiven = await column(canvas, 'Order No')
    await userEvent.selectOptions(menu, 'Amount, largest first')
    const amounts = (await column(canvas, 'Amount')).map((text) => Number(text?.replace(/[$,]/g, '')))
    await expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    await userEvent.selectOptions(menu, 'Job Name, A to Z')
    const jobs = await column(canvas, 'Job Name')
    await expect(jobs.at(-1)).toBe('-')
    await expect(jobs.indexOf('-')).toBeGreaterThan(jobs.lastIndexOf('Ashby St frames'))
    await userEvent.selectOptions(menu, 'Not sorted')
    await expect(await column(canvas, 'Order No')).toEqual(asGiven)
  },
}

export const Fallbacks: Story = {
  ...given({ path: '/orders', faults: { getBranches: { fault: 'forbidden', times: 1 } } }),
  name: 'A branch without a name shows its id, an order without a job name a hyphen',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the names of the branches')
    const list = await table(canvas)
    const row = within(list.getByRole('row', { name: /^481004 / }))
    await expect(row.getByText('12')).toBeVisible()
    await expect(row.getByText('-')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await row.findByText('Penrith')
    await waitFor(() => expect(canvas.queryByText('We could not load the names of the branches')).toBeNull())
  },
}

export const Links: Story = {
  name: 'Each row links to its document below /orders, quotes too',
  play: async ({ canvas, userEvent }) => {
    const quote = await canvas.findByRole('link', { name: '481004' })
    await expect(quote).toHaveAttribute('href', '/orders/481004-0')
    // A press beside the link does as well.
    await userEvent.click(canvas.getByText('109 Dalley Avenue, Newcastle'))
    await canvas.findByRole('heading', { name: 'Went to /orders/481004-0' })
  },
}

export const FromAnAddress: Story = {
  ...given({ path: '/orders?show=orders&search=frames&sort=-amount' }),
  name: 'The address restores the toggle, the search and the sort',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ of 43 rows$/)
    await expect(canvas.getByRole('radio', { name: 'Orders' })).toBeChecked()
    await expect(canvas.getByRole('searchbox', { name: 'Search orders and quotes' })).toHaveValue('frames')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
    await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Order']))
  },
}

export const StartsAtARow: Story = {
  ...given({ path: '/orders?row=481026-0' }),
  name: 'A list opens at the row that its address names',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^481026 / })
    await waitFor(() => expect(row.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(window.scrollY).toBeGreaterThan(0)
    // A row half below the head would be measured as a small target.
    window.scrollTo(0, 0)
  },
}

export const LateBranches: Story = {
  ...given({ held: ['getBranches'], path: '/orders?sort=branch' }),
  name: 'Names of branches that come late are sorted in',
  play: async ({ canvas }) => {
    await expect((await column(canvas, 'Branch'))[0]).toBe('10')
    answerHeld('getBranches')
    await canvas.findAllByText('Brookvale')
    const names = await column(canvas, 'Branch')
    await expect(names).toEqual(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '')))
  },
}

export const TypedAndChosen: Story = {
  tags: ['H02'],
  name: 'A search that is still waiting is not lost by a choice',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search orders and quotes' }), 'frames')
    await userEvent.click(canvas.getByRole('radio', { name: 'Quotes' }))
    await waitFor(async () => expect(new Set(await column(canvas, 'Job Name'))).toEqual(new Set(['Ashby St frames'])))
    await expect(new Set(await column(canvas, 'Type'))).toEqual(new Set(['Quote']))
  },
}

export const SavedView: Story = {
  ...given({ path: '/orders?show=quotes&sort=-amount' }),
  name: 'What is shown can be kept as a view and opened again',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('18 of 43 rows')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Views' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Save this view…' }))
    const dialog = within(await page.findByRole('dialog', { name: /view/i }))
    await userEvent.type(dialog.getByRole('textbox'), 'Large quotes')
    await userEvent.click(dialog.getByRole('button', { name: /save/i }))
    // Nothing behind an open dialog can be pressed.
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }))
    await canvas.findByText('43 rows')
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await userEvent.click(await page.findByRole('menuitem', { name: /^Large quotes/ }))
    await canvas.findByText('18 of 43 rows')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
  },
}

export const HostileAddress: Story = {
  ...given({ path: '/orders?show=constructor&sort=-__proto__&search=%20%20&row=%E2%80%AE' }),
  tags: ['E05'],
  name: 'What the address should not hold is left aside',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '481026' })
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Not sorted')
  },
}

export const CsvFile: Story = {
  ...given({ path: '/orders?show=quotes&sort=-amount' }),
  tags: ['L02', 'L05'],
  name: 'The CSV file holds the rows that are shown, in their order',
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles()
    await canvas.findByText('18 of 43 rows')
    const shown = await column(canvas, 'Order No')
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(heard()).toContain('Downloaded Orders & Quotes.csv'))
    const [header, ...rows] = ((await files[0]?.text) ?? '').split('\r\n')
    await expect(header).toBe(`\uFEFF${sortKeys.map((key) => `"${key}"`).join(',')}`)
    await expect(rows.map((row) => row.split(',')[0]?.replaceAll('"', ''))).toEqual(shown)
    await expect(rows[0]).toMatch(/^"?\d+"?,"Quote","\d{4}-\d\d-\d\d",/)
  },
}

export const Hostile: Story = {
  ...given({ path: '/orders', world: 'awkward' }),
  tags: ['D01', 'D06', 'D09', 'D11'],
  name: 'Awkward orders are shown as text, the same number twice as two rows',
  play: async ({ canvas, canvasElement }) => {
    await table(canvas)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ path: '/orders', faults: { getCustomerTransactions: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await table(canvas)
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}

export const TenThousand: Story = {
  ...given({ path: '/orders', world: 'large' }),
  tags: ['D12'],
  name: 'Ten thousand orders are a list like any other',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('10,000 rows')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
  },
}

export const Recorded: Story = {
  ...given({ path: '/orders', recording: { getBranches, getCustomerTransactions } }),
  name: 'Recorded at a server: times behind days, numbers as text, blanks, no order references',
  play: async ({ canvas }) => {
    const list = await table(canvas)
    await canvas.findByText('4 rows')
    const row = within(list.getByRole('row', { name: /^876590 / }))
    for (const text of ['Quote', '29/11/2026', '103 Atstwdgq Ljqutm, Rmjrtx Btdd', '$4,643.19'])
      await expect(row.getByText(text)).toBeVisible()
    await row.findByText('Vuzfkgexasmg')
    await expect(await column(canvas, 'Job Name')).toEqual(['-', 'Xoeplallnj fmppdhwmb', 'Lmpsxqe Uy iajkwj', '-'])
    await waitFor(() => expect(heard()).toContain('4 orders and quotes'))
  },
}
