import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { listColumn, listTable } from '../testing/listTable.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { AdminScreen } from './AdminScreen.tsx'

const page = within(document.body)

const meta = { component: AdminScreen, ...given({ path: '/admin' }) } satisfies Meta<typeof AdminScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const users = (canvas: Canvas) => listTable(canvas, 'User Accounts')
const column = (canvas: Canvas, header: string) => listColumn(canvas, 'User Accounts', header)

/** What the overview says about a term. */
const fact = async (canvas: Canvas, term: string) => (await canvas.findByText(term)).nextElementSibling
/** The figure of a tile. */
const figure = async (canvas: Canvas, label: string) => (await canvas.findByText(label)).closest('li')

export const Typical: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Sam Hargreaves' })
    await users(canvas)
    await waitFor(() => expect(heard()).toContain('3 user accounts'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Edit Priya Nair' })
  },
}

export const Loading: Story = {
  ...given({ latency: { getListMobileUsers: 'forever', getUserDetails: 'forever', getCustomerDetails: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the user accounts')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Admin')
  },
}

export const Empty: Story = {
  ...given({ faults: { getListMobileUsers: 'no-records' } }),
  name: 'A customer without users reads “No users found”, and can add one',
  play: async ({ canvas }) => {
    await canvas.findByText('No users found')
    await expect(canvas.getByRole('link', { name: 'Add New Account' })).toHaveAttribute('href', '/admin/account/new')
    await waitFor(() => expect(heard()).toContain('No users found'))
  },
}

export const EmptyOnAPhone: Story = {
  ...given({ faults: { getListMobileUsers: 'no-records' } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('No users found')
  },
}

export const Failed: Story = {
  ...given({ faults: { getUserDetails: { fault: 'forbidden', times: 1 } } }),
  name: 'Where the details of the user cannot be loaded, “Could not load user details” stands in their place',
  play: async ({ canvas, userEvent }) => {
    const overview = within(await canvas.findByRole('region', { name: 'Overview' }))
    await overview.findByText('Could not load user details')
    await waitFor(() => expect(heard().join()).toMatch(/Could not load user details/))
    await userEvent.click(overview.getByRole('button', { name: 'Try again' }))
    await figure(canvas, 'Current balance')
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Sam Hargreaves' })
  },
}

export const FailedOnAPhone: Story = {
  ...given({ faults: { getUserDetails: 'forbidden' } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load user details')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getListMobileUsers: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Overview: Story = {
  name: 'The overview shows the customer’s name, address, phone, fax and mobile, the status and three balances',
  play: async ({ canvas }) => {
    const facts = {
      'Customer name': 'Hargreaves Building Pty Ltd',
      Address: '4 Foundry Road, Parramatta NSW 2150',
      Phone: '02 9555 0101',
      Fax: '02 9555 0102',
      'Account status': 'Active',
    }
    for (const [term, detail] of Object.entries(facts)) {
      const shown = await fact(canvas, term)
      await waitFor(() => expect(shown).toHaveTextContent(detail))
    }
    for (const label of ['Current balance', '30-day balance', 'Overdue balance'])
      await expect(await figure(canvas, label)).toHaveTextContent(/\$[\d,]+\.\d\d$/)
  },
}

export const OnHold: Story = {
  ...given({ world: 'onHold' }),
  name: 'An account that is not active has the badge Inactive, and beside it what the supplier calls it',
  play: async ({ canvas }) => {
    const status = await fact(canvas, 'Account status')
    await waitFor(() => expect(status).toHaveTextContent(/^Inactive ?On Hold$/))
  },
}

export const Rows: Story = {
  name: 'Each row shows name, username, role, email and mobile, and leads to the form that changes the user',
  play: async ({ canvas }) => {
    const list = await users(canvas)
    await expect(list.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Username',
      'Role',
      'Email',
      'Mobile',
      'Edit',
    ])
    const row = within(list.getByRole('row', { name: /^Priya Nair / }))
    for (const text of ['demo-sales', 'Sales', 'priya@hargreaves.example', '0491 570 157'])
      await expect(row.getByText(text)).toBeVisible()
    const edit = row.getByRole('link', { name: 'Edit Priya Nair' })
    await expect(edit).toHaveAttribute('href', '/admin/account/C2')
    await expect(within(list.getByRole('row', { name: /^Noel Barker/ })).getByText('Disabled')).toBeVisible()
  },
}

export const AddNewAccount: Story = {
  name: 'Add New Account leads to the form for a new user',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Add New Account' }))
    await canvas.findByRole('heading', { name: 'Went to /admin/account/new' })
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('link', { name: 'Add New Account' })
    add.focus()
    for (let presses = 0; presses < 20 && document.activeElement?.textContent !== 'Edit Sam Hargreaves'; presses += 1)
      await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /admin/account/C1' })
  },
}

export const OtherRoles: Story = {
  tags: ['state', 'D01', 'D06', 'D09', 'D11'],
  ...given({ world: 'awkward' }),
  name: 'A role that is neither admin nor sales is shown as the supplier writes it, markup as text',
  play: async ({ canvas, canvasElement }) => {
    await users(canvas)
    const roles = await column(canvas, 'Role')
    await expect(roles).toEqual(expect.arrayContaining(['Admin', 'Sales', 'Estimator']))
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
  },
}

export const OtherRolesOnAPhone: Story = {
  ...given({ world: 'awkward' }),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Estimator')
  },
}

export const MinimalData: Story = {
  tags: ['state', 'D06'],
  ...given({ world: 'minimal' }),
  name: 'Users without names are called by their usernames, and what is missing is a dash',
  play: async ({ canvas }) => {
    const list = await users(canvas)
    await expect(list.getByRole('link', { name: 'Edit demo-sales' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Admin')
    await expect(await fact(canvas, 'Phone')).toHaveTextContent('–')
  },
}

export const ListRefused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { getListMobileUsers: 'field-error' } }),
  name: 'A supplier that refuses the list of users says why where the list would stand, and nobody is signed out',
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('region', { name: 'User Accounts' }))
    await accounts.findByText('We could not load the user accounts')
    await expect(accounts.getByText('This order reference has already been used')).toBeVisible()
    await figure(canvas, 'Current balance')
  },
}

export const CustomerFailed: Story = {
  ...given({ faults: { getCustomerDetails: 'forbidden' } }),
  name: 'Details of the customer that cannot be loaded leave the users as they are',
  play: async ({ canvas }) => {
    await users(canvas)
    const overview = within(canvas.getByRole('region', { name: 'Overview' }))
    await overview.findByText('We could not load your account details')
    await overview.findByRole('button', { name: 'Try again' })
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getListMobileUsers: 'mutated-rows' } }),
  tags: ['D05', 'D07'],
  name: 'Unreadable rows are left out, the others shown',
  play: async ({ canvas }) => {
    await users(canvas)
    await page.findByText('Some rows of the answer could not be read and are not shown.')
    await expect(canvas.getByRole('link', { name: 'Edit demo-sales' })).toBeVisible()
  },
}

export const NotData: Story = {
  ...given({ faults: { getListMobileUsers: { fault: 'not-json', times: 4 } } }),
  tags: ['D13'],
  name: 'A page in place of the list is one error with a way to try again',
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('region', { name: 'User Accounts' }))
    await accounts.findByText('We could not load the user accounts')
    await accounts.findByRole('button', { name: 'Try again' })
  },
}

export const FiveHundred: Story = {
  tags: ['state', 'D12'],
  ...given({ world: 'large' }),
  name: 'Five hundred users are searched and sorted, and only those in view are rendered',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('504 rows')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Username, Z to A')
    await waitFor(async () => expect((await column(canvas, 'Username'))[0]).toBe('yard-99'))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search user accounts' }), 'yard-77@')
    await canvas.findByText('1 of 504 rows')
    await canvas.findByRole('link', { name: 'Edit Yard 77' })
    await waitFor(() => expect(heard()).toContain('1 of 504 rows'))
  },
}

export const FewAreNotSearched: Story = {
  name: 'A short list has no search',
  play: async ({ canvas }) => {
    await users(canvas)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const AsSales: Story = {
  ...given({ signedInAs: 'demo-sales' }),
  name: 'A user of role sales sees what the supplier answers: no role is guessed to have fewer rights',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome Priya Nair' })
    await users(canvas)
  },
}
