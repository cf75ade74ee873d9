import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import { empty, failed, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { JobsScreen } from './JobsScreen.tsx'

const meta = {
  component: JobsScreen,
  // A day on which the typical customer expects three deliveries.
  beforeEach: () => setClock('2026-11-02T12:00:00'),
  ...given({ path: '/jobs', clock: 'held' }),
} satisfies Meta<typeof JobsScreen>
export default meta
type Story = StoryObj<typeof meta>

const headers = ['Job Name', 'Latest Date', 'Ordered', 'Invoiced', 'Open Quotes', 'Quoted']

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Jobs' })
    const list = await listTable(canvas, 'Jobs')
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /^Lot 12 carport / }))
    for (const text of ['$10,923.04', '4', '$11,499.37', '26/11/2026'])
      await expect(row.getAllByText(text)[0]).toBeVisible()
    await expect(row.getByRole('link')).toHaveAttribute('href', '/jobs/Lot%2012%20carport')
    await expect((await listColumn(canvas, 'Jobs', 'Job Name'))[0]).toBe('Lot 12 carport')
    await expect(
      canvas.getByText(
        /^From your orders and quotes since .* and invoices since .*\. 8 documents without a job name are left out\./,
      ),
    ).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('9 jobs'))
  },
}

export const Many: Story = {
  ...given({ world: 'large' }),
  play: async ({ canvas }) => {
    await canvas.findByText('91 jobs')
  },
}

export const Empty: Story = empty('No jobs yet.')
export const NoMatch: Story = noMatch('/jobs')
export const Loading: Story = loading('getCustomerTransactions', 'your jobs', 'Jobs')
export const Failed: Story = failed('getCustomerTransactions', 'your jobs')
export const NotAllowed: Story = notAllowed('Orders/Quotes')
export const OnAPhone: Story = onAPhone('Lot 12 carport')

export const Deliveries: Story = {
  tags: ['state'],
  name: 'Planned deliveries are shown by day, and saved as .ics',
  play: async ({ canvas, userEvent }) => {
    const title = '3 deliveries planned, next Mon 02/11/2026'
    await userEvent.click(await canvas.findByRole('button', { name: title }))
    const group = within(canvas.getByRole('group', { name: title }))
    await expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 02/11/2026191 Ashby Street, Castle HillOrder 481254 · Ashby St frames',
      'Mon 09/11/2026130 Wattle Lane, BankstownOrder 481259 · Ref PO-1077',
      'Sun 15/11/2026195 Mill Lane, Oran ParkOrder 481278 · Whitlam St duplex · Ref PO-1079',
    ])
    await expect(group.getByRole('link', { name: 'Order 481254' })).toHaveAttribute('href', '/orders/481254-0')
    const files = watchFiles()
    await userEvent.click(group.getByRole('button', { name: 'Save as calendar file (.ics)' }))
    await passTimeUntil(() => expect(announcements()).toContain('Downloaded Planned deliveries.ics'))
    const text = await files[0]?.text
    await expect(text?.match(/^DTSTART.*/gm)).toEqual(
      ['20261102', '20261109', '20261115'].map((day) => `DTSTART;VALUE=DATE:${day}`),
    )
  },
}

export const WithoutInvoices: Story = {
  ...given({ switchedOff: ['Invoices'] }),
  name: 'Without access to invoices, they are not loaded',
  play: async ({ canvas }) => {
    const calls = watchCalls('getCustomerInvoicesTP')
    const list = await listTable(canvas, 'Jobs')
    const shown = list.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(shown).toEqual(headers.filter((header) => header !== 'Invoiced'))
    await expect(canvas.queryByText(/invoices since/)).toBeNull()
    await expect(calls()).toBe(0)
  },
}
