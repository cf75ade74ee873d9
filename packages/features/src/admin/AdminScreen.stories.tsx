import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, within } from 'storybook/test'
import { listTable } from '../testing/listTable.ts'
import { notAllowed, onAPhone } from '../testing/screenStates.ts'
import { AdminScreen } from './AdminScreen.tsx'

const meta = { component: AdminScreen, ...given({ path: '/admin', clock: 'held' }) } satisfies Meta<typeof AdminScreen>
export default meta
type Story = StoryObj<typeof meta>

const headers = ['Name', 'Username', 'Role', 'Email', 'Mobile', 'Edit']

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Sam Hargreaves' })
    for (const detail of ['4 Foundry Road, Parramatta NSW 2150', '02 9555 0101', '02 9555 0102', 'Active'])
      await canvas.findByText(detail)
    for (const label of ['Current balance', '30-day balance', 'Overdue balance'])
      await expect((await canvas.findByText(label)).closest('li')).toHaveTextContent(/\$[\d,]+\.\d\d$/)
    const list = await listTable(canvas, 'User Accounts')
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers)
    const row = within(list.getByRole('row', { name: /^Priya Nair / }))
    for (const text of ['demo-sales', 'Sales', 'priya@hargreaves.example', '0491 570 157'])
      await expect(row.getByText(text)).toBeVisible()
    await expect(row.getByRole('link', { name: 'Edit Priya Nair' })).toHaveAttribute('href', '/admin/account/C2')
    await expect(within(list.getByRole('row', { name: /^Noel Barker/ })).getByText('Disabled')).toBeVisible()
    // A short list has no search.
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await passTimeUntil(() => expect(announcements()).toContain('3 user accounts'))
  },
}

export const Many: Story = {
  ...given({ world: 'large' }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('504 user accounts')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    const field = canvas.getByRole('searchbox', { name: 'Search user accounts' })
    await userEvent.type(field, 'yard-77@')
    await passTimeUntil(() => expect(announcements()).toContain('1 of 504 user accounts'))
    await userEvent.clear(field)
    await passTimeUntil(() => expect(announcements().at(-1)).toBe('504 user accounts'))
  },
}

export const Empty: Story = {
  ...given({ faults: { getListMobileUsers: 'no-records' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No users found')
    await expect(canvas.getByRole('link', { name: 'Add New Account' })).toHaveAttribute('href', '/admin/account/new')
  },
}

export const NoMatch: Story = {
  ...given({ path: '/admin?search=nobody' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No user account matches “nobody”.')
  },
}

export const Loading: Story = {
  ...given({ latency: { getListMobileUsers: 'forever', getUserDetails: 'forever', getCustomerDetails: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the user accounts')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Admin')
  },
}

export const Failed: Story = {
  ...given({ faults: { getListMobileUsers: 'not-json', getCustomerDetails: 'forbidden' } }),
  play: async ({ canvas }) => {
    for (const [name, what] of [
      ['User Accounts', 'the user accounts'],
      ['Overview', 'your account details'],
    ] as const) {
      const region = within(await canvas.findByRole('region', { name }))
      await region.findByText(`We could not load ${what}`)
      await region.findByRole('button', { name: 'Try again' })
    }
  },
}

export const NotAllowed: Story = notAllowed('administration')
export const OnAPhone: Story = onAPhone('Edit Priya Nair')
