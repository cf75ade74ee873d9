import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import { openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices', clock: 'held' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

const numbers = ['500028-0', '500027-0', '500026-0', '500025-0']
// 500026-0 is a credit.
const headings = ['Invoice 500028-0', 'Invoice 500027-0', 'Credit 500026-0', 'Invoice 500025-0']

async function select({ canvas, userEvent }: PlayContext) {
  for (const number of numbers) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${number}` }))
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Print 4 invoices' }))

async function open(context: PlayContext) {
  await select(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Print Selected' }))
  return await dialog()
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
    const opened = await open(context)
    const lists = watchCalls('getCustomerInvoicesTP')
    await opened.findByText('4 of 4 invoices loaded')
    await passTimeUntil(() => expect(announcements()).toContain('4 of 4 invoices loaded'))
    await context.userEvent.click(opened.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalledOnce()
    const paper = printed()
    await expect(paper.headings).toEqual(headings)
    for (const text of ['Line Price', 'Total inc GST', 'Order RefPO-']) await expect(paper.text).toContain(text)
    // The list has the references, so no invoice asks for its own.
    await allAnswered()
    await expect(lists()).toBe(0)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'On a phone, the menu of the selected invoices prints them',
  play: async (context) => {
    await select(context)
    const menu = await openMore(context)
    await context.userEvent.click(menu.getByRole('menuitem', { name: 'Print Selected' }))
    await (await dialog()).findByText('4 of 4 invoices loaded')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Stopped: Story = {
  tags: ['state'],
  name: 'Invoices are loaded two at a time until Stop is pressed',
  play: async (context) => {
    const { userEvent, msw } = context
    const answer = holdCalls(msw, 'getTransactionTP')
    const asked = watchCalls('getTransactionTP')
    const opened = await open(context)
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

export const Unread: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'forbidden', times: 2 } } }),
  tags: ['state'],
  name: 'Invoices that failed to load are named and loaded again',
  play: async (context) => {
    const opened = await open(context)
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

export const SavedAsCsv: Story = {
  name: 'The lines of all selected invoices are one CSV file',
  play: async (context) => {
    const opened = await open(context)
    await opened.findByText('4 of 4 invoices loaded')
    const files = watchFiles()
    await context.userEvent.click(opened.getByRole('button', { name: 'CSV of the lines' }))
    await waitFor(() => expect(files[0]?.name).toBe('Lines of 4 invoices.csv'))
    const [header, ...lines] = ((await files[0]?.text) ?? '').split('\r\n')
    const ofInvoice = '"Invoice Number","Invoice Date","Order Ref","Job Name"'
    await expect(header).toBe(`\uFEFF${ofInvoice},"Description","Code","Qty","UOM","Unit Price","Line Price"`)
    for (const number of numbers) await expect(lines.some((line) => line.startsWith(`"${number}","2026-`))).toBe(true)
  },
}
