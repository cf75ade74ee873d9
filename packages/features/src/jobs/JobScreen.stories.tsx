import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn } from '../testing/listTable.ts'
import { failed, loading, noMatch, notAllowed, onAPhone } from '../testing/screenStates.ts'
import { setClock } from '../testing/setClock.ts'
import { watchFiles } from '../testing/watchFiles.ts'
import { JobScreen } from './JobScreen.tsx'

const path = '/jobs/ashby%20ST%20%20frames'
const meta = {
  component: JobScreen,
  // A day on which the typical customer expects a delivery for this job.
  beforeEach: () => setClock('2026-11-02T12:00:00'),
  ...given({ path, clock: 'held' }),
} satisfies Meta<typeof JobScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Ashby St frames' })
    await expect((await listColumn(canvas, 'Documents', 'Number')).slice(0, 3)).toEqual([
      '500026-0',
      '481254',
      '500025-0',
    ])
    const sums = within(canvas.getByRole('region', { name: 'Sums' }))
    await expect(
      sums.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`),
    ).toEqual(['Ordered $42,354.13', 'Invoiced $40,868.45', '1 open quote $7,315.13'])
    await expect(canvas.getByRole('button', { name: '1 delivery planned, Mon 02/11/2026' })).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('20 documents'))
  },
}

export const Many: Story = {
  ...given({ world: 'large', path: '/jobs/Lot%207' }),
  play: async ({ canvas }) => {
    await canvas.findByText('224 documents')
    await expect(canvas.getByRole('button', { name: '5 deliveries planned, next Mon 02/11/2026' })).toBeVisible()
  },
}

export const Empty: Story = {
  ...given({ path: '/jobs/unknown' }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such job.')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Job' })).toBeVisible()
    await passTimeUntil(() => expect(announcements()).toContain('There is no such job.'))
  },
}

export const NoMatch: Story = noMatch(path)
export const Loading: Story = loading('getCustomerInvoicesTP', 'the job', 'Job')
export const Failed: Story = failed('getCustomerInvoicesTP', 'the job')
export const NotAllowed: Story = notAllowed('Orders/Quotes')
export const OnAPhone: Story = onAPhone(/481254/)

export const NewOrder: Story = {
  ...given({ cart: [{ productId: 'FX100001', quantity: 3 }] }),
  globals: { shell: 'with' },
  name: 'A new order says that the cart has goods already',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Cart, 3 items/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'New order for this job' }))
    const said = 'Your next order is for Ashby St frames. Your cart already has goods.'
    await passTimeUntil(() => expect(announcements()).toContain(said))
  },
}

export const DocumentsFile: Story = {
  name: 'The CSV file of the documents is named after the job',
  play: async ({ canvas, userEvent }) => {
    const files = watchFiles()
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(files[0]?.name).toBe('Ashby St frames.csv'))
    await expect((await files[0]?.text)?.split('\r\n')[0]).toBe(
      '\uFEFF"Number","Type","Date","Order Ref","Delivery Address","Amount"',
    )
  },
}
