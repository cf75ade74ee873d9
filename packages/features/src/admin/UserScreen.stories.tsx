import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { loading } from '../testing/screenStates.ts'
import { enter, enterPassword, input, newPassword as password } from '../testing/typing.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { UserScreen } from './UserScreen.tsx'

const meta = { component: UserScreen, ...given({ path: '/admin/account/C2', clock: 'held' }) } satisfies Meta<
  typeof UserScreen
>
export default meta
type Story = StoryObj<typeof meta>

async function press({ canvas, userEvent }: PlayContext) {
  await userEvent.dblClick(await canvas.findByRole('button', { name: 'Update account' }))
}

async function askToDelete({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
  return within(await screen.findByRole('alertdialog', { name: title }))
}

export const Typical: Story = {
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('heading', { level: 1, name: 'Update account' })
    await expect(await input(context, /^Username/)).toHaveValue('demo-sales')
    await expect(await input(context, /^Email address/)).toHaveValue('priya@hargreaves.example')
    await expect(await input(context, /^Mobile/)).toHaveValue('0491 570 157')
    await expect(canvas.getByRole('radio', { name: 'Sales' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Enable user account' })).toBeChecked()
    await passTimeUntil(() => expect(announcements()).toContain('Priya Nair'))
  },
}

/** The screen only compares the id in the URL with the ids of users, so `__proto__` is harmless. */
export const Empty: Story = {
  ...given({ path: '/admin/account/__proto__' }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such user.')
    await expect(canvas.getByRole('link', { name: 'Go to Account Admin' })).toHaveAttribute('href', '/admin')
  },
}

export const Loading: Story = loading('getListMobileUsers', 'the user', 'Update account')

export const Failed: Story = {
  ...given({ faults: { getListMobileUsers: 'forbidden' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Could not load user details')
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = {
  play: async (context) => {
    await enter(context, /^Username/, 'demo-admin')
    await enterPassword(context)
    await press(context)
    await waitFor(() => expect(screen.getAllByText('The user name demo-admin is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Password/)).toHaveValue(password)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Updated: Story = {
  name: 'Updating a user needs a password and sends one request',
  play: async (context) => {
    const { canvas, msw } = context
    const sent = watchPayloads('updateMobileUsers')
    await press(context)
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(2))
    const answer = holdCalls(msw, 'updateMobileUsers')
    await context.userEvent.clear(await input(context, /^Mobile/))
    await enter(context, /^Last name/, ' Rao ')
    await enterPassword(context)
    await press(context)
    answer()
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await passTimeUntil(() => expect(announcements()).toContain('User updated'))
    await expect(sent()).toEqual([
      {
        tpauserID: 'demo-sales',
        firstName: 'Priya',
        lastName: 'Rao',
        emailAddress: 'priya@hargreaves.example',
        phoneMobile: '',
        roleID: 'sales',
        active: true,
        tpaUserPassword: password,
        confirmPassword: password,
        canAccessTPWeb: true,
        custContactID: 'C2',
        tpa: 'tportal',
      },
    ])
  },
}

export const Deleted: Story = {
  ...given({ faults: { deleteMobileUser: { fault: 'lost-before-commit', times: 1 } } }),
  tags: ['state'],
  name: 'A user is deleted once, after confirmation',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const sent = watchPayloads('deleteMobileUser')
    const confirm = async () => {
      const dialog = await askToDelete(context, 'Delete Priya Nair?')
      await dialog.findByText(/^Priya Nair \(demo-sales\) can no longer sign in\./)
      // Holds the answer until both clicks are done, because a click after a failure may send the request again.
      const answer = holdCalls(msw, 'deleteMobileUser')
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete account' }))
      answer()
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Delete/ })).toBeNull())
    }
    await confirm()
    await screen.findByText('Unable to send request. It may have arrived all the same.')
    await confirm()
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await passTimeUntil(() => expect(announcements()).toContain('User deleted'))
    await expect(sent()).toEqual([{ custContactID: 'C2' }, { custContactID: 'C2' }])
    await expect(announcements()).not.toContain('There is no such user.')
  },
}

export const OwnAccount: Story = {
  ...given({ path: '/admin/account/C1' }),
  tags: ['state'],
  name: 'Users are asked before they disable their own account',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const sent = watchPayloads('updateMobileUsers')
    await canvas.findByText('This is your own account')
    const question = await askToDelete(context, 'Delete your own account?')
    await expect(question.getByText(/you may be signed out, and cannot sign in again/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }))
    await screen.findByText('You cannot delete the user that you signed in as')
    await userEvent.click(canvas.getByRole('switch', { name: 'Enable user account' }))
    await enterPassword(context)
    // Their answers would end the session of the disabled user, now or after the page was left.
    holdCalls(msw, 'getListMobileUsers')
    holdCalls(msw, 'getUserDetails')
    for (const answer of ['Keep it enabled', 'Disable my account']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Update account' }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable your own account?' }))
      await expect(sent()).toEqual([])
      await userEvent.click(dialog.getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Disable/ })).toBeNull())
    }
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toMatchObject([{ active: false, canAccessTPWeb: false }])
  },
}
