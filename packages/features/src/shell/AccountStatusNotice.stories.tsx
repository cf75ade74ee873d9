import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { userDetailsQuery } from '../foundation/session/createSession.ts'
import { useSession } from '../foundation/session/useSession.ts'
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
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus())
  },
}

export const OnAPhone: Story = { ...OnHold, globals: { viewport: { value: 'mobile1' } } }

/** A button that changes the status of the account in the query cache, as an answer of the supplier would. */
function NextStatus({ status }: { readonly status: 'Active' | 'Suspended' }) {
  const { api, queryClient } = useSession()
  const change = () =>
    queryClient.setQueryData(userDetailsQuery(api).queryKey, (user) => user && { ...user, accountStatus: status })
  return <Button onPress={change}>{status}</Button>
}

const longMessage = `<img src=x onerror=alert(1)> ${'Please pay your account. '.repeat(400)}`

export const StatusChanged: Story = {
  ...given({ settings: { ...settings, account_message_suspended: longMessage } }),
  tags: ['A22'],
  name: 'Each new account status is shown once, as plain text',
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
      await waitFor(() => expect(dialog.getByText(message.trim())).toBeVisible())
      await expect(dialog.queryByRole('img')).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await readAndClose('On Hold', settings.account_message_hold)
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspended' }))
    await readAndClose('Suspended', longMessage)
    await userEvent.click(await canvas.findByRole('button', { name: 'Active' }))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Suspended' }))
    await readAndClose('Suspended', longMessage)
  },
}

export const NoMessage: Story = {
  name: 'Without a configured message, no dialog is shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Any screen' })
    await allAnswered()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
