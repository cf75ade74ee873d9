import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const page = within(document.body)

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

async function select({ canvas, userEvent }: PlayContext, ...names: readonly string[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
  return within(await canvas.findByRole('region', { name: 'Selected invoices' }))
}

/** Opens the e-mail of the selected invoices. */
async function openEmail({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Email Selected Invoices' }))
  const dialog = within(await page.findByRole('dialog', { name: title }))
  const address = await dialog.findByRole('textbox', { name: /^Email address/ })
  await waitFor(() => expect(address).toHaveValue('office@hargreaves.example'))
  return dialog
}

const isGone = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected invoices' })).toBeNull())

export const Bar: Story = {
  name: 'Selecting an invoice offers “Email Selected Invoices” and “Unselect All”',
  play: async (context) => {
    await context.canvas.findByText('11 of 28 rows')
    await expect(context.canvas.queryByRole('region', { name: 'Selected invoices' })).toBeNull()
    const bar = await select(context, '500028', '500027')
    await expect(bar.getByText('2 selected')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Email Selected Invoices' })).toBeVisible()
    await waitFor(() => expect(heard().join()).toContain('2 selected'))
    await context.userEvent.click(bar.getByRole('button', { name: 'Unselect All' }))
    await isGone(context)
    await expect(context.canvas.getByRole('checkbox', { name: 'Select 500028' })).not.toBeChecked()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await select(context, '500028')
  },
}

export const Hidden: Story = {
  tags: ['state'],
  name: 'The selection outlives search and dates, and what they hide is counted',
  play: async (context) => {
    const { canvas, userEvent } = context
    const bar = await select(context, '500028', '500027')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search invoices' }), '500027')
    await bar.findByText('2 selected, 1 not shown')
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search invoices' }))
    await bar.findByText('2 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select 500028' })).toBeChecked()
  },
}

export const Emailed: Story = {
  tags: ['L09'],
  name: 'After the e-mail has been sent nothing is selected',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('emailTransactions')
    await select(context, '500028', '500027', '500025', '500024', '500023', '500022')
    const dialog = await openEmail(context, 'Email Invoices')
    await dialog.findByText('500028, 500027, 500025, 500024, 500023')
    await dialog.findByText('...and 1 more.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await page.findByText("Invoice's sent successfully")
    await waitFor(() => expect(heard()).toContain("Invoice's sent successfully"))
    await isGone(context)
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Select 500028' })).not.toBeChecked()
    await expect(sent()).toEqual([expect.objectContaining({ transactionList: expect.objectContaining({ length: 6 }) })])
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const SelectedMeanwhile: Story = {
  name: 'What is selected while an e-mail is being sent stays selected',
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = holdCalls(context.msw, 'emailTransactions')
    await select(context, '500028')
    const dialog = await openEmail(context, 'Email Invoice')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    const bar = await select(context, '500027')
    await bar.findByText('2 selected')
    answer()
    await page.findByText("Invoice's sent successfully")
    await bar.findByText('1 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select 500028' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select 500027' })).toBeChecked()
  },
}

export const One: Story = {
  name: 'One selected invoice is sent as a list is, so that the supplier may queue it',
  play: async (context) => {
    const sent = watchPayloads('emailTransactions')
    await select(context, '500028')
    const dialog = await openEmail(context, 'Email Invoice')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await page.findByText("Invoice's sent successfully")
    await isGone(context)
    await expect(sent()).toHaveLength(1)
  },
}

export const NotSent: Story = {
  name: 'After a failure the invoices stay selected',
  ...given({ faults: { emailTransactions: 'field-error' } }),
  play: async (context) => {
    await select(context, '500028', '500027')
    const dialog = await openEmail(context, 'Email Invoices')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    const failure = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await context.userEvent.click(failure.getByRole('button'))
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByText('2 selected')).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Email Selected Invoices' })).toHaveFocus())
  },
}
