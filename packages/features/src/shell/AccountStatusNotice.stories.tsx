import { Button } from '@trade-portal/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { useSession } from '../foundation/session/useSession.ts'
import { userDetailsQuery } from '../foundation/session/createSession.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import { AccountStatusNotice } from './AccountStatusNotice.tsx'

const settings = {
  account_message_hold: 'Your account is on hold. Please call accounts on 02 9555 0100.',
  account_message_suspended: 'Your account is suspended.',
}
const meta = {
  component: AccountStatusNotice,
  ...given({ world: 'onHold' }),
  render: () => (
    <>
      <h1>Any screen</h1>
      <AccountStatusNotice />
    </>
  ),
} satisfies Meta<typeof AccountStatusNotice>
export default meta
type Story = StoryObj<typeof meta>

export const OnHold: Story = {
  ...given({ settings }),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Account Status On Hold' })
    await waitFor(() => expect(within(dialog).getByText(settings.account_message_hold)).toBeVisible())
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus())
  },
}

export const OnAPhone: Story = { ...OnHold, globals: { viewport: { value: 'mobile1' } } }

/** A button that changes the status of the account in the query cache, as an answer of the supplier would. */
function NextStatus({ status }: { readonly status: 'Active' | 'On Hold' | 'Suspended' }) {
  const { api, queryClient } = useSession()
  const change = () =>
    queryClient.setQueryData(userDetailsQuery(api).queryKey, (user) => user && { ...user, accountStatus: status })
  return <Button onPress={change}>{status}</Button>
}

export const StatusChanged: Story = {
  ...given({ settings }),
  tags: ['A22'],
  name: 'Each change of the status is shown once, also back to an earlier one; Active shows no dialog',
  render: () => (
    <>
      <h1>Any screen</h1>
      <NextStatus status="Active" />
      <NextStatus status="Suspended" />
      <AccountStatusNotice />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const readAndClose = async (status: string, message: string) => {
      const dialog = within(await screen.findByRole('alertdialog', { name: `Account Status ${status}` }))
      dialog.getByText(message)
      await waitFor(() => expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus())
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await readAndClose('On Hold', settings.account_message_hold)
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspended' }))
    await readAndClose('Suspended', settings.account_message_suspended)
    await userEvent.click(await canvas.findByRole('button', { name: 'Active' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Suspended' }))
    await readAndClose('Suspended', settings.account_message_suspended)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Any screen' })).toBeVisible())
  },
}

export const LongMessageWithMarkup: Story = {
  tags: ['state', 'A22'],
  ...given({
    settings: { account_message_hold: `<img src=x onerror=alert(1)> ${'Please pay your account. '.repeat(400)}` },
  }),
  name: 'A long message with markup is shown as text and can be closed',
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByText(/^<img src=x/)).toBeVisible())
    await expect(within(dialog).queryByRole('img')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const NoMessage: Story = {
  tags: ['A22'],
  name: 'Without a message no dialog is shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Any screen' })
    await allAnswered()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
