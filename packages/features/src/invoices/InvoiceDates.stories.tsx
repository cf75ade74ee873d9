import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import { listColumn } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

const meta = {
  component: InvoicesScreen,
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  ...given({ path: '/invoices', clock: 'held' }),
} satisfies Meta<typeof InvoicesScreen>
export default meta
type Story = StoryObj<typeof meta>

const field = ({ canvas }: PlayContext, label: 'Date From' | 'Date To') => canvas.findByRole('textbox', { name: label })

async function type(context: PlayContext, label: 'Date From' | 'Date To', text: string) {
  await context.userEvent.clear(await field(context, label))
  await context.userEvent.type(await field(context, label), `${text}{Tab}`)
}

export const OverMidnight: Story = {
  ...given({ clock: 'running' }),
  beforeEach: () => setClock('2026-11-16T23:59:00'),
  name: 'The default dates change at midnight',
  play: async (context) => {
    await context.canvas.findByText('11 of 28 invoices')
    setClock('2026-11-17T00:01:00')
    document.dispatchEvent(new Event('visibilitychange'))
    await context.canvas.findByText('10 of 28 invoices')
    await expect(await field(context, 'Date From')).toHaveValue('17/08/2026')
    await expect(context.canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
  },
}

export const BothEnds: Story = {
  tags: ['rule'],
  name: 'Dates include both ends, and can be reset to the default',
  play: async (context) => {
    const { canvas, userEvent } = context
    const isDefault = async () => {
      await canvas.findByText('11 of 28 invoices')
      await expect(await field(context, 'Date From')).toHaveValue('16/08/2026')
      await expect(await field(context, 'Date To')).toHaveValue('')
      await expect(canvas.queryByRole('button', { name: 'Reset Dates' })).toBeNull()
    }
    await isDefault()
    await type(context, 'Date From', '28/10/2026')
    await type(context, 'Date To', '15/11/2026')
    await passTimeUntil(() => expect(announcements().at(-1)).toBe('5 of 28 invoices'))
    const numbers = await listColumn(canvas, 'Invoices', 'Invoice Number')
    await expect(numbers).toEqual(['500028-0', '500027-0', '500026-0', '500025-0', '500024-0'])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Dates' }))
    await isDefault()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

export const SaidOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  name: 'A phone names the dates that hide invoices',
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

export const NoBeginning: Story = {
  ...given({ path: '/invoices?from=all' }),
  name: 'All invoices are shown without a first day',
  play: async (context) => {
    await context.canvas.findByText('28 invoices')
    await expect(await field(context, 'Date From')).toHaveValue('')
    await expect(context.canvas.getByRole('button', { name: 'Reset Dates' })).toBeVisible()
  },
}

export const Backwards: Story = {
  tags: ['state'],
  ...given({ path: '/invoices?from=2026-11-01&to=2026-10-01' }),
  name: 'A last day before the first shows no invoices',
  play: async ({ canvas }) => {
    await canvas.findByText('Date To must not be before Date From')
    await canvas.findByText('No Results Found')
  },
}

export const TypedWrongly: Story = {
  tags: ['state', 'J11'],
  name: 'A text that is not a date is reported and not used',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const hint = 'Enter a date such as 21/07/2026'
    await canvas.findByText('11 of 28 invoices')

    await step('a date takes effect when it is complete', async () => {
      await userEvent.clear(await field(context, 'Date From'))
      await userEvent.type(await field(context, 'Date From'), '28/10/20')
      await expect(canvas.getByText('11 of 28 invoices')).toBeVisible()
      await userEvent.type(await field(context, 'Date From'), '26{Enter}')
      await canvas.findByText('5 of 28 invoices')
    })

    await step('no text becomes another date', async () => {
      for (const text of ['99/99/9999', '1/15/2026', 'soon']) {
        await type(context, 'Date To', text)
        await expect(await field(context, 'Date To')).toHaveValue(text)
        await expect(await field(context, 'Date To')).toHaveAccessibleDescription(hint)
        await expect(canvas.getByText('5 of 28 invoices')).toBeVisible()
      }
      await passTimeUntil(() => expect(announcements()).toContain(`Date To: ${hint}`))
    })

    await step('Reset Dates removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Dates' }))
      await waitFor(() => expect(canvas.queryByText(hint)).toBeNull())
      await expect(await field(context, 'Date To')).toHaveValue('')
    })
  },
}
