import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices', clock: 'held' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<PlayContext, 'canvas'>

const box = ({ canvas }: Canvas, number: string) => canvas.findByRole('checkbox', { name: `Select ${number}` })

async function select(context: PlayContext, ...numbers: readonly string[]) {
  for (const number of numbers) await context.userEvent.click(await box(context, number))
  return within(await context.canvas.findByRole('region', { name: 'Selected invoices' }))
}

async function email({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Email Selected Invoices' }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const address = await dialog.findByRole('textbox', { name: /^Email address/ })
  await waitFor(() => expect(address).toHaveValue('office@hargreaves.example'))
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
  return dialog
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const isGone = ({ canvas }: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected invoices' })).toBeNull())

export const OnAPhone: Story = {
  ...given({ path: '/invoices?search=500028' }),
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await select(context, '500028-0')
    // Scrolls to the end, so that neither the head nor the bar covers a part of a row. The accessibility check measures
    // only the visible part of a target, and would report it as too small.
    window.scrollTo(0, document.documentElement.scrollHeight)
  },
}

export const Selected: Story = {
  tags: ['state'],
  name: 'A selection is counted, outlives search and dates, and can be undone at once',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await canvas.findByText('11 of 28 invoices')
    await isGone(context)

    await step('Unselect All removes it', async () => {
      const bar = await select(context, '500028-0', '500027-0')
      await expect(bar.getByText('2 selected')).toBeVisible()
      await expect(bar.getByRole('button', { name: 'Email Selected Invoices' })).toBeVisible()
      await passTimeUntil(() => expect(announcements().join()).toContain('2 selected'))
      await userEvent.click(bar.getByRole('button', { name: 'Unselect All' }))
      await isGone(context)
      await expect(await box(context, '500028-0')).not.toBeChecked()
    })

    await step('selected rows that a search hides are counted, and stay selected', async () => {
      const bar = await select(context, '500028-0', '500027-0')
      const search = canvas.getByRole('searchbox', { name: 'Search invoices' })
      await userEvent.type(search, '500027-0')
      await passTime(400)
      await bar.findByText('2 selected, 1 not shown')
      await userEvent.clear(search)
      await passTime(400)
      await bar.findByText('2 selected')
      await expect(await box(context, '500028-0')).toBeChecked()
    })
  },
}

export const Emailed: Story = {
  ...given({ faults: { emailTransactions: { fault: 'field-error', times: 1 } } }),
  tags: ['L09'],
  name: 'E-mailed invoices are unselected, and no others',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('emailTransactions')
    const count = (length: number) => expect.objectContaining({ transactionList: expect.objectContaining({ length }) })

    await step('after a failure the invoices stay selected', async () => {
      await select(context, '500028-0', '500027-0', '500025-0', '500024-0', '500023-0', '500022-0')
      const dialog = await email(context, 'Email Invoices')
      const failure = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await userEvent.click(failure.getByRole('button'))
      await userEvent.click(await dialog.findByRole('button', { name: 'Close' }))
      await closed()
      await expect(canvas.getByText('6 selected')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Email Selected Invoices' })).toHaveFocus())
    })

    await step('after the e-mail has been sent nothing is selected', async () => {
      const dialog = await email(context, 'Email Invoices')
      await dialog.findByText('500028-0, 500027-0, 500025-0, 500024-0, 500023-0')
      await dialog.findByText('...and 1 more.')
      await screen.findByText("Invoice's sent successfully")
      await passTimeUntil(() => expect(announcements()).toContain("Invoice's sent successfully"))
      await isGone(context)
      await closed()
      await expect(await box(context, '500028-0')).not.toBeChecked()
      await expect(sent()).toEqual([count(6), count(6)])
      await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    })

    await step('a single invoice is sent like a list; invoices that are selected meanwhile stay selected', async () => {
      const answer = holdCalls(context.msw, 'emailTransactions')
      await select(context, '500028-0')
      const dialog = await email(context, 'Email Invoice')
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await closed()
      const bar = await select(context, '500027-0')
      await bar.findByText('2 selected')
      answer()
      await bar.findByText('1 selected')
      await expect(await box(context, '500028-0')).not.toBeChecked()
      await expect(await box(context, '500027-0')).toBeChecked()
      await expect(sent().slice(2)).toEqual([count(1)])
    })
  },
}
