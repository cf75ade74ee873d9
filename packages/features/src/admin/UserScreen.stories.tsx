import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { CacheWatched, placesOf } from '../testing/watchSecrets.tsx'
import { UserScreen } from './UserScreen.tsx'

const page = within(document.body)
const password = 'a long pass phrase'
/** In each row of the fault `with-passwords`. */
const sentPassword = 'S3cret-canary'

const meta = { component: UserScreen, ...given({ path: '/admin/account/C2' }) } satisfies Meta<typeof UserScreen>
export default meta
type Story = StoryObj<typeof meta>

const notAnswered = 'Unable to send request. It may have arrived all the same.'

const input = async ({ canvas }: PlayContext, label: RegExp) =>
  await canvas.findByLabelText(label, { selector: 'input' })

async function enterPassword(context: PlayContext) {
  await context.userEvent.type(await input(context, /^Password/), password)
  await context.userEvent.type(await input(context, /^Confirm password/), password)
}

const press = ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Update account' }))

/** Opens the question before deleting, and waits until it is seen. */
async function askToDelete({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
  const dialog = await page.findByRole('alertdialog', { name: title })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
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
    await waitFor(() => expect(heard()).toContain('Priya Nair'))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete account' })
  },
}

export const Loading: Story = {
  ...given({ latency: { getListMobileUsers: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading the user')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Update account')
  },
}

export const Failed: Story = {
  ...given({ faults: { getListMobileUsers: { fault: 'forbidden', times: 1 } } }),
  name: 'A user that cannot be loaded is “Could not load user details”',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Could not load user details')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await input(context, /^First name/)).toHaveValue('Priya')
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { updateMobileUsers: 'session-expired' } }),
  play: async (context) => {
    await enterPassword(context)
    await press(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const UnknownUser: Story = {
  ...given({ path: '/admin/account/nope' }),
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such user.')
    await expect(canvas.getByRole('link', { name: 'Go to Account Admin' })).toHaveAttribute('href', '/admin')
    await waitFor(() => expect(heard()).toContain('There is no such user.'))
  },
}

export const UnknownUserOnAPhone: Story = { ...UnknownUser, globals: { viewport: { value: 'mobile1' } } }

export const UnknownIdIsSentNowhere: Story = {
  ...given({ path: '/admin/account/__proto__' }),
  tags: ['E10', 'D10'],
  name: 'An id from the address is only compared, whatever it is',
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such user.')
  },
}

export const Updated: Story = {
  name: 'Update account sends the form with the user’s id, and returns to the list',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('updateMobileUsers')
    await userEvent.clear(await input(context, /^Mobile/))
    await userEvent.clear(await input(context, /^Last name/))
    await userEvent.type(await input(context, /^Last name/), ' Rao ')
    await enterPassword(context)
    await press(context)
    await page.findByText('User updated')
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await waitFor(() => expect(heard()).toContain('User updated'))
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

export const PasswordsNeeded: Story = {
  name: 'Passwords are required when editing too; the form says that saving sets a new one',
  play: async (context) => {
    const { canvas } = context
    const sent = watchCalls('updateMobileUsers')
    await canvas.findByText(/^Saving sets a new password/)
    await press(context)
    await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Password/)).toHaveFocus())
    await expect(sent()).toBe(0)
  },
}

export const Disabled: Story = {
  name: 'Without “Enable user account” the user loses the right to sign in to the web',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('updateMobileUsers')
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enable user account' }))
    await enterPassword(context)
    await press(context)
    await page.findByText('User updated')
    await expect(sent()).toEqual([expect.objectContaining({ active: false, canAccessTPWeb: false })])
  },
}

export const DisabledUser: Story = {
  tags: ['state'],
  ...given({ path: '/admin/account/C3' }),
  name: 'The toggle of a disabled user is off',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Enable user account' })).not.toBeChecked()
  },
}

export const OtherRole: Story = {
  tags: ['state'],
  ...given({ world: 'awkward', path: '/admin/account/C13' }),
  name: 'A role that the portal does not know stays, unless another is chosen',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('updateMobileUsers')
    await expect(await canvas.findByRole('radio', { name: 'Estimator' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Sales' })).not.toBeChecked()
    for (const [label, text] of [
      [/^First name/, 'Kim'],
      [/^Last name/, 'Long'],
      [/^Email address/, 'kim@hargreaves.example'],
      [/^Username/, 'kim'],
    ] as const) {
      await userEvent.clear(await input(context, label))
      await userEvent.type(await input(context, label), text)
    }
    await enterPassword(context)
    await press(context)
    await page.findByText('User updated')
    await expect(sent()).toEqual([expect.objectContaining({ roleID: 'Estimator' })])
  },
}

export const SentPasswords: Story = {
  tags: ['state', 'A21', 'P02'],
  render: () => (
    <CacheWatched>
      <UserScreen />
    </CacheWatched>
  ),
  ...given({ faults: { getListMobileUsers: 'with-passwords', getUserDetails: 'with-passwords' } }),
  name: 'A password that the supplier sends is in no page, field, storage or cache',
  play: async (context) => {
    await expect(await input(context, /^Username/)).toHaveValue('demo-sales')
    await expect(await input(context, /^Password/)).toHaveValue('')
    await expect(await input(context, /^Confirm password/)).toHaveValue('')
    // The cache is read at all.
    await expect(placesOf('demo-sales')).toEqual(expect.arrayContaining(['fields', 'cache']))
    await expect(placesOf(sentPassword)).toEqual([])
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  name: 'A refused update shows why in a toast and at the field, and the form keeps what was typed',
  play: async (context) => {
    const { userEvent } = context
    await userEvent.clear(await input(context, /^Username/))
    await userEvent.type(await input(context, /^Username/), 'demo-admin')
    await enterPassword(context)
    await press(context)
    await waitFor(() => expect(page.getAllByText('The user name demo-admin is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Password/)).toHaveValue(password)
  },
}

export const UpdateNotAnswered: Story = {
  ...given({ faults: { updateMobileUsers: 'network-failure' } }),
  name: 'An update without an answer is “Unable to send request”, and says that it may have arrived',
  play: async (context) => {
    await enterPassword(context)
    await press(context)
    await page.findByText(notAnswered)
    await expect(await input(context, /^Password/)).toHaveValue(password)
  },
}

export const SentTwiceInOneTick: Story = {
  tags: ['B26'],
  name: 'Pressing Update account twice sends one request',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'updateMobileUsers')
    const sent = watchCalls('updateMobileUsers')
    await enterPassword(context)
    const form = context.canvas.getByRole('form', { name: 'Update account' })
    if (form instanceof HTMLFormElement) {
      form.requestSubmit()
      form.requestSubmit()
    }
    answer()
    await context.canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toBe(1)
  },
}

export const Deleted: Story = {
  tags: ['B26'],
  name: 'Delete account asks first, names the person, deletes once, and returns to the list',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'deleteMobileUser')
    const sent = watchPayloads('deleteMobileUser')
    const dialog = await askToDelete(context, 'Delete Priya Nair?')
    await expect(dialog.getByText(/^Priya Nair \(demo-sales\) can no longer sign in\./)).toBeVisible()
    await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Delete account' }))
    answer()
    await page.findByText('User deleted')
    await context.canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toEqual([{ custContactID: 'C2' }])
    await expect(heard()).not.toContain('There is no such user.')
  },
}

export const KeptAfterAsking: Story = {
  name: 'Keeping the account sends nothing, and the focus returns to Delete account',
  play: async (context) => {
    const sent = watchCalls('deleteMobileUser')
    const dialog = await askToDelete(context, 'Delete Priya Nair?')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Keep the account' }))
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus())
    await expect(sent()).toBe(0)
  },
}

export const AskedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await askToDelete(context, 'Delete Priya Nair?')
  },
}

export const DeletionNotAnswered: Story = {
  ...given({ faults: { deleteMobileUser: 'lost-after-commit' } }),
  name: 'A deletion whose answer is lost is looked up: the user is gone, and the screen says so',
  play: async (context) => {
    const dialog = await askToDelete(context, 'Delete Priya Nair?')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await page.findByText(notAnswered)
    await context.canvas.findByText('There is no such user.')
  },
}

export const OwnAccount: Story = {
  tags: ['state'],
  ...given({ path: '/admin/account/C1' }),
  name: 'On the own account the form says what saving changes for whoever is signed in',
  play: async ({ canvas }) => {
    await canvas.findByText('This is your own account')
    await canvas.findByText('Next time you sign in with the username and password that you save here.')
  },
}

export const OwnAccountDisabled: Story = {
  ...given({ path: '/admin/account/C1' }),
  name: 'Whoever disables their own account is asked first; keeping it enabled sends nothing',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('updateMobileUsers')
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enable user account' }))
    await enterPassword(context)
    await press(context)
    const dialog = within(await page.findByRole('alertdialog', { name: 'Disable your own account?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it enabled' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(sent()).toBe(0)
    await press(context)
    const again = within(await page.findByRole('alertdialog', { name: 'Disable your own account?' }))
    await userEvent.click(again.getByRole('button', { name: 'Disable my account' }))
    await canvas.findByRole('heading', { name: /^Went to / })
    await expect(sent()).toBe(1)
  },
}

export const OwnAccountDeleted: Story = {
  ...given({ path: '/admin/account/C1' }),
  name: 'Whoever deletes their own account is told what follows; the supplier’s refusal is shown in a toast',
  play: async (context) => {
    const dialog = await askToDelete(context, 'Delete your own account?')
    await expect(dialog.getByText(/you may be signed out, and cannot sign in again/)).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
    await page.findByText('You cannot delete the user that you signed in as')
    await waitFor(() => expect(heard()).toContain('You cannot delete the user that you signed in as'))
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Update account')
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const sales = await canvas.findByRole('radio', { name: 'Sales' })
    sales.focus()
    await userEvent.keyboard('{ArrowLeft}{Tab}')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Enable user account' })).toHaveFocus())
    await userEvent.keyboard(`{Tab}${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
  },
}
