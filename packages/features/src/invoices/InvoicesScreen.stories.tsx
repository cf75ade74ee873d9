import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, within } from 'storybook/test'
import { listColumn, listTable, sortMenu } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { empty, failedInDialog, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
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
  tags: ['D12'],
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

export const AskedOnce: Story = {
  tags: ['H02', 'J10', 'L01', 'L02'],
  name: 'All invoices since 1970 are loaded once, then filtered, sorted, downloaded and opened',
  play: async ({ canvas, userEvent, step }) => {
    const asked = watchPayloads('getCustomerInvoicesTP')
    await canvas.findByText('11 of 28 invoices')
    const requests = asked().length
    await expect(asked()[0]).toMatchObject({ fromDate: '1970-01-01' })
    await expect(asked()[0]).not.toHaveProperty('toDate')

    await step('the search filters when typing pauses', async () => {
      const field = canvas.getByRole('searchbox', { name: 'Search invoices' })
      await userEvent.type(field, 'ashby PAID')
      await passTime(400)
      await canvas.findByText('1 of 28 invoices')
      await expect(await column(canvas, 'Invoice Number')).toEqual(['500020-0'])
      await userEvent.clear(field)
      await passTime(400)
      await canvas.findByText('11 of 28 invoices')
    })

    await step('nine keys sort in both directions, unsorted at first; what is missing comes last', async () => {
      const menu = await sortMenu(canvas, headers)
      await userEvent.selectOptions(menu, 'Invoice Number, smallest first')
      await expect((await column(canvas, 'Invoice Number'))[0]).toBe('500018-0')
      await userEvent.selectOptions(menu, 'Comment, A to Z')
      const comments = await column(canvas, 'Comment')
      await expect(comments[0]).toBe('Paid')
      await expect(comments.at(-1)).toBe('Add')
      const lastComment = comments.findLastIndex((text) => text?.startsWith('Split between l...'))
      await expect(comments.indexOf('Add')).toBeGreaterThan(lastComment)
      await userEvent.selectOptions(menu, 'Amount, largest first')
      await expect((await column(canvas, 'Amount')).at(-1)).toMatch(/^-\$/)
    })

    await step('the CSV file holds the rows that are shown, in their order, with whole comments', async () => {
      const files = watchFiles()
      const shown = await column(canvas, 'Invoice Number')
      await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
      await passTimeUntil(() =>
        expect(announcements().join('\n')).toMatch(/^Downloaded Invoices \d{4}-\d\d-\d\d\.csv$/m),
      )
      const text = (await files[0]?.text) ?? ''
      const [header, ...rows] = text.split('\r\n')
      await expect(header).toBe(`\uFEFF${headers.map((key) => `"${key}"`).join(',')}`)
      await expect(rows.map((row) => row.split(',')[0]?.replaceAll('"', ''))).toEqual(shown)
      await expect(text).toContain('"Split between lots 12 and 14, see the site diary"')
      await expect(rows.at(-1)).toMatch(/-1485\.68"?$/)
    })

    await step('each row links to its document, credits too; a press beside the link does as well', async () => {
      await expect(asked()).toHaveLength(requests)
      await expect(canvas.getByRole('link', { name: '500026-0' })).toHaveAttribute('href', '/invoices/500026-0')
      await userEvent.click(canvas.getByText('182 Ashby Road, Box Hill'))
      await canvas.findByRole('heading', { name: 'Went to /invoices/500022-0' })
    })
  },
}

export const FromAnAddress: Story = {
  ...given({
    path: '/invoices?from=2026-01-01&to=2026-08-16&search=frames&sort=-amount',
    usa: true,
    settings: { locale: 'en-US' },
  }),
  name: 'The address restores dates, search and sort; in the United States dates begin with the month',
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ of 28 invoices$/)
    await expect(canvas.getByRole('searchbox', { name: 'Search invoices' })).toHaveValue('frames')
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('Amount, largest first')
    await expect(canvas.getByRole('button', { name: 'Reset Dates' })).toBeVisible()
    const numbers = await column(canvas, 'Invoice Number')
    await expect(numbers).toContain('500016-0')
    await expect(numbers).not.toContain('500020-0')
    await expect(canvas.getByRole('textbox', { name: 'Date To' })).toHaveValue('08/16/2026')
    for (const date of await column(canvas, 'Invoice Date')) await expect(date).toMatch(/^0[1-8]\/\d\d\/2026$/)
  },
}

export const HostileAddress: Story = {
  ...given({ path: '/invoices?from=2026-02-30&to=__proto__&sort=-constructor&search=%00&row=%E2%80%AE' }),
  tags: ['E05', 'J06'],
  name: 'Invalid parameters of the address are ignored',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Date From' })).toHaveValue('16/08/2026')
    await expect(canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
  },
}

export const AwkwardOnAPhone: Story = {
  ...given({ path: '/invoices?from=all', world: 'awkward' }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state', 'D01', 'D06', 'D09', 'D11'],
  name: 'Awkward invoices are shown as text, no wider than a phone, and each comment opens its own',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await table(canvas)
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const emoji = await canvas.findByRole('button', { name: /^🪵🔨 Nail box.* 590005/ })
    await expect(emoji).toHaveTextContent('🪵🔨 Nail box 👷🏽‍♀️🪵🔨...')
    await userEvent.click(emoji)
    await screen.findByRole('textbox', { name: 'Comment on invoice 590005-4' })
  },
}
