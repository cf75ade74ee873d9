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
import { CacheWatched, placesContaining } from '../testing/watchSecrets.tsx'
import { UserScreen } from './UserScreen.tsx'

/** The password that the fault `with-passwords` puts into every row of a response. */
const sentPassword = 'S3cret-canary'
const notAnswered = 'Unable to send request. It may have arrived all the same.'

const meta = { component: UserScreen, ...given({ path: '/admin/account/C2', clock: 'held' }) } satisfies Meta<
  typeof UserScreen
>
export default meta
type Story = StoryObj<typeof meta>

async function press({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Update account' }))
}

async function update(context: PlayContext) {
  await enterPassword(context)
  await press(context)
}

async function askToDelete({ canvas, userEvent }: PlayContext, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
  const dialog = await screen.findByRole('alertdialog', { name: title })
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
    await canvas.findByText(/^Saving sets a new password/)
    await passTimeUntil(() => expect(announcements()).toContain('Priya Nair'))
  },
}

/** The screen only compares the id in the address with the ids of users, so `__proto__` is harmless. */
export const Empty: Story = {
  ...given({ path: '/admin/account/__proto__' }),
  tags: ['E10', 'D10'],
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such user.')
    await expect(canvas.getByRole('link', { name: 'Go to Account Admin' })).toHaveAttribute('href', '/admin')
    await passTimeUntil(() => expect(announcements()).toContain('There is no such user.'))
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
  tags: ['A07'],
  play: async (context) => {
    await enter(context, /^Username/, 'demo-admin')
    await update(context)
    await waitFor(() => expect(screen.getAllByText('The user name demo-admin is taken')).toHaveLength(2))
    await waitFor(async () => expect(await input(context, /^Username/)).toHaveFocus())
    await expect(await input(context, /^Password/)).toHaveValue(password)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete account' })
  },
}

export const Updated: Story = {
  tags: ['B26'],
  name: 'Update account needs a password, sends the form once, and returns to the list',
  play: async (context) => {
    const { canvas, msw, step } = context
    const sent = watchPayloads('updateMobileUsers')

    await step('passwords are required when editing too', async () => {
      await press(context)
      await waitFor(() => expect(canvas.getAllByText('Required')).toHaveLength(2))
      await waitFor(async () => expect(await input(context, /^Password/)).toHaveFocus())
      await expect(sent()).toEqual([])
    })

    await step('two presses send the form once, with the user’s id', async () => {
      const answer = holdCalls(msw, 'updateMobileUsers')
      await context.userEvent.clear(await input(context, /^Mobile/))
      await enter(context, /^Last name/, ' Rao ')
      await enterPassword(context)
      const form = canvas.getByRole('form', { name: 'Update account' })
      if (form instanceof HTMLFormElement) {
        form.requestSubmit()
        form.requestSubmit()
      }
      answer()
      await screen.findByText('User updated')
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
    })
  },
}

export const Disabled: Story = {
  ...given({ path: '/admin/account/C3' }),
  name: 'A disabled user stays disabled, without the right to sign in to the web; the keyboard alone updates one',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('updateMobileUsers')
    await expect(await canvas.findByRole('switch', { name: 'Enable user account' })).not.toBeChecked()
    canvas.getByRole('radio', { name: 'Sales' }).focus()
    await userEvent.keyboard('{ArrowLeft}{Tab}')
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Enable user account' })).toHaveFocus())
    await userEvent.keyboard(`{Tab}${password}{Tab}{Tab}${password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Went to /admin' })
    await expect(sent()).toEqual([
      expect.objectContaining({ roleID: 'admin', active: false, canAccessTPWeb: false, tpaUserPassword: password }),
    ])
  },
}

export const OtherRole: Story = {
  ...given({ world: 'awkward', path: '/admin/account/C13' }),
  name: 'A role that the portal does not know stays, unless another is chosen',
  play: async (context) => {
    const { canvas } = context
    const sent = watchPayloads('updateMobileUsers')
    await expect(await canvas.findByRole('radio', { name: 'Estimator' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Sales' })).not.toBeChecked()
    await enter(context, /^First name/, 'Kim')
    await enter(context, /^Last name/, 'Long')
    await enter(context, /^Email address/, 'kim@hargreaves.example')
    await enter(context, /^Username/, 'kim')
    await update(context)
    await screen.findByText('User updated')
    await expect(sent()).toEqual([expect.objectContaining({ roleID: 'Estimator' })])
  },
}

export const SentPasswords: Story = {
  tags: ['A21', 'P02'],
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
    // Proves that `placesContaining` would find the password: it finds another value in the fields and in the cache.
    await expect(placesContaining('demo-sales')).toEqual(expect.arrayContaining(['fields', 'cache']))
    await expect(placesContaining(sentPassword)).toEqual([])
  },
}

export const Deleted: Story = {
  tags: ['B26'],
  name: 'Delete account asks first, names the person, deletes once, and returns to the list',
  play: async (context) => {
    const { canvas, msw, step, userEvent } = context
    const sent = watchPayloads('deleteMobileUser')

    await step('keeping the account sends nothing, and the focus returns', async () => {
      const dialog = await askToDelete(context, 'Delete Priya Nair?')
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the account' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete account' })).toHaveFocus())
      await expect(sent()).toEqual([])
    })

    await step('two presses delete once', async () => {
      const answer = holdCalls(msw, 'deleteMobileUser')
      const dialog = await askToDelete(context, 'Delete Priya Nair?')
      await expect(dialog.getByText(/^Priya Nair \(demo-sales\) can no longer sign in\./)).toBeVisible()
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete account' }))
      answer()
      await screen.findByText('User deleted')
      await canvas.findByRole('heading', { name: 'Went to /admin' })
      await expect(sent()).toEqual([{ custContactID: 'C2' }])
      await passTimeUntil(() => expect(announcements()).toContain('User deleted'))
      await expect(announcements()).not.toContain('There is no such user.')
    })
  },
}

export const NotAnswered: Story = {
  ...given({ faults: { updateMobileUsers: 'network-failure', deleteMobileUser: 'lost-after-commit' } }),
  name: 'Without an answer the screen says that the request may have arrived, and looks a deleted user up',
  play: async (context) => {
    const { canvas, step, userEvent } = context

    await step('a failed update keeps the typed values', async () => {
      await update(context)
      await screen.findByText(notAnswered)
      await expect(await input(context, /^Password/)).toHaveValue(password)
      await passTimeUntil(() => expect(screen.queryByText(notAnswered)).toBeNull())
    })

    await step('a user who was deleted after all disappears', async () => {
      const dialog = await askToDelete(context, 'Delete Priya Nair?')
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
      await screen.findByText(notAnswered)
      await canvas.findByText('There is no such user.')
    })
  },
}

export const OwnAccount: Story = {
  ...given({ path: '/admin/account/C1' }),
  name: 'Users who delete or disable their own account are warned and asked first',
  play: async (context) => {
    const { canvas, step, userEvent } = context
    const sent = watchPayloads('updateMobileUsers')
    const askToDisable = async () => {
      await press(context)
      return within(await screen.findByRole('alertdialog', { name: 'Disable your own account?' }))
    }

    await step('the form says what saving changes', async () => {
      await canvas.findByText('This is your own account')
      await canvas.findByText('Next time you sign in with the username and password that you save here.')
    })

    await step('the supplier’s refusal to delete it is shown in a toast', async () => {
      const dialog = await askToDelete(context, 'Delete your own account?')
      await expect(dialog.getByText(/you may be signed out, and cannot sign in again/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
      await screen.findByText('You cannot delete the user that you signed in as')
      await passTimeUntil(() => expect(announcements()).toContain('You cannot delete the user that you signed in as'))
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Update account')
    })

    await step('keeping it enabled sends nothing', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Enable user account' }))
      await enterPassword(context)
      const dialog = await askToDisable()
      await userEvent.click(dialog.getByRole('button', { name: 'Keep it enabled' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Disable your own account?' })).toBeNull())
      await expect(sent()).toEqual([])
    })

    await step('disabling it takes the right to sign in to the web', async () => {
      const dialog = await askToDisable()
      await userEvent.click(dialog.getByRole('button', { name: 'Disable my account' }))
      await canvas.findByRole('heading', { name: /^Went to / })
      await expect(sent()).toEqual([expect.objectContaining({ active: false, canAccessTPWeb: false })])
    })
  },
}
