import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { notAllowed, onAPhone } from '../testing/screenStates.ts'
import { AdminScreen } from './AdminScreen.tsx'

const meta = { component: AdminScreen, ...given({ path: '/admin', clock: 'held' }) } satisfies Meta<typeof AdminScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const users = (canvas: Canvas) => listTable(canvas, 'User Accounts')
const column = (canvas: Canvas, header: string) => listColumn(canvas, 'User Accounts', header)
const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

const fact = async (canvas: Canvas, term: string) => (await canvas.findByText(term)).nextElementSibling
const figure = async (canvas: Canvas, label: string) => (await canvas.findByText(label)).closest('li')

const headers = ['Name', 'Username', 'Role', 'Email', 'Mobile', 'Edit']

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Sam Hargreaves' })
    for (const [term, detail] of [
      ['Customer name', 'Hargreaves Building Pty Ltd'],
      ['Address', '4 Foundry Road, Parramatta NSW 2150'],
      ['Phone', '02 9555 0101'],
      ['Fax', '02 9555 0102'],
      ['Account status', 'Active'],
    ] as const)
      await expect(await fact(canvas, term)).toHaveTextContent(detail)
    for (const label of ['Current balance', '30-day balance', 'Overdue balance'])
      await expect(await figure(canvas, label)).toHaveTextContent(/\$[\d,]+\.\d\d$/)
    const list = await users(canvas)
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
  tags: ['D12'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('504 user accounts')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Username, Z to A')
    await waitFor(async () => expect((await column(canvas, 'Username'))[0]).toBe('yard-99'))
    const field = canvas.getByRole('searchbox', { name: 'Search user accounts' })
    await userEvent.type(field, 'yard-77@')
    await passTime(400)
    await canvas.findByText('1 of 504 user accounts')
    await canvas.findByRole('link', { name: 'Edit Yard 77' })
    await passTimeUntil(() => expect(announcements()).toContain('1 of 504 user accounts'))
    await userEvent.clear(field)
    await passTime(400)
    await canvas.findByText('504 user accounts')
  },
}

export const Empty: Story = {
  ...given({ faults: { getListMobileUsers: 'no-records' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No users found')
    await expect(canvas.getByRole('link', { name: 'Add New Account' })).toHaveAttribute('href', '/admin/account/new')
    await passTimeUntil(() => expect(announcements()).toContain('No users found'))
  },
}

export const NoMatch: Story = {
  ...given({ path: '/admin?search=nobody' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No row contains “nobody”.')
    await expect(canvas.getByRole('searchbox', { name: 'Search user accounts' })).toHaveValue('nobody')
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
  tags: ['D13'],
  play: async ({ canvas }) => {
    const accounts = await region(canvas, 'User Accounts')
    await accounts.findByText('We could not load the user accounts')
    await accounts.findByRole('button', { name: 'Try again' })
    const overview = await region(canvas, 'Overview')
    await overview.findByText('We could not load your account details')
    await overview.findByRole('button', { name: 'Try again' })
  },
}

export const NotAllowed: Story = { ...notAllowed('administration'), tags: ['A24'] }
export const OnAPhone: Story = onAPhone('Edit Priya Nair')

export const KeyboardAlone: Story = {
  name: 'The keyboard alone goes from Add New Account to the link of each user',
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('link', { name: 'Add New Account' })
    add.focus()
    for (let presses = 0; presses < 20 && document.activeElement?.textContent !== 'Edit Sam Hargreaves'; presses += 1)
      await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /admin/account/C1' })
  },
}

export const AsSales: Story = {
  ...given({ signedInAs: 'demo-sales', world: 'onHold' }),
  name: 'Role sales sees what the supplier answers, and an account that is not active is Inactive, as the supplier calls it',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Priya Nair' })
    await users(canvas)
    await expect(await fact(canvas, 'Account status')).toHaveTextContent(/^Inactive ?On Hold$/)
  },
}

export const OtherRoles: Story = {
  tags: ['D01', 'D06', 'D09', 'D11'],
  ...given({ world: 'awkward' }),
  name: 'A role that is neither admin nor sales is shown as the supplier writes it, markup as text',
  play: async ({ canvas, canvasElement }) => {
    await users(canvas)
    const roles = await column(canvas, 'Role')
    await expect(roles).toEqual(expect.arrayContaining(['Admin', 'Sales', 'Estimator']))
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
  },
}

export const MinimalData: Story = {
  tags: ['D06'],
  ...given({ world: 'minimal' }),
  name: 'Users without names are shown by their usernames, and missing values as a dash',
  play: async ({ canvas }) => {
    const list = await users(canvas)
    await expect(list.getByRole('link', { name: 'Edit demo-sales' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Admin')
    await expect(await fact(canvas, 'Phone')).toHaveTextContent('-')
  },
}

export const PartsRefused: Story = {
  tags: ['A07'],
  ...given({ faults: { getListMobileUsers: 'field-error', getUserDetails: { fault: 'forbidden', times: 1 } } }),
  name: 'Details of the user can be loaded again, and a refused list shows the reason in its place',
  play: async ({ canvas, userEvent }) => {
    const overview = await region(canvas, 'Overview')
    await overview.findByText('Could not load user details')
    await passTimeUntil(() => expect(announcements().join()).toMatch(/Could not load user details/))
    await userEvent.click(overview.getByRole('button', { name: 'Try again' }))
    await figure(canvas, 'Current balance')
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Sam Hargreaves' })
    // The list of users needs the signed-in user, so it has failed too. "Try again" requests both again.
    const accounts = await region(canvas, 'User Accounts')
    await accounts.findByText('This order reference has already been used')
    await expect(accounts.getByText('We could not load the user accounts')).toBeVisible()
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getListMobileUsers: 'mutated-rows', getCustomerDetails: 'forbidden' } }),
  tags: ['D05', 'D07'],
  name: 'Readable users are shown although others cannot be read, nor the details of the customer',
  play: async ({ canvas }) => {
    await users(canvas)
    await screen.findByText('We could not read some rows of the answer, so they are not shown.')
    await expect(canvas.getByRole('link', { name: 'Edit demo-sales' })).toBeVisible()
    await (await region(canvas, 'Overview')).findByText('We could not load your account details')
  },
}
