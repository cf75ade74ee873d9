import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { EmailStatementDialog } from './EmailStatementDialog.tsx'

const meta = {
  component: EmailStatementDialog,
  ...given({ path: '/statements', clock: 'held' }),
  args: { statementDate: '2026-09-30', isOpen: true, onClose: fn() },
} satisfies Meta<typeof EmailStatementDialog>
export default meta
type Story = StoryObj<typeof meta>

async function filledDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Statement' }))
  const address = dialog.getByRole('textbox', { name: /^Email address/ })
  await waitFor(() => expect(address).toHaveValue('office@hargreaves.example'))
  return { dialog, address, send: dialog.getByRole('button', { name: 'Send' }) }
}

export const Typical: Story = {
  play: async () => {
    const { dialog } = await filledDialog()
    await dialog.findByText('30/09/2026')
    // The recipient is the only field, because the supplier accepts no other.
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Sent: Story = {
  args: { statementDate: '30/09/26 00:00:00' },
  name: 'A statement is sent once with its unchanged key',
  play: async ({ args, userEvent, msw }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, address, send } = await filledDialog()
    await dialog.findByText('Statement of 30/09/26 00:00:00')
    const answer = holdCalls(msw, 'emailStatement')
    await userEvent.clear(address)
    await userEvent.type(address, 'kim@hargreaves.example')
    await userEvent.dblClick(send)
    await dialog.findByRole('button', { name: 'Sending...' })
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Statement sent successfully'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent()).toMatchObject([{ emailAddress: 'kim@hargreaves.example', statementDate: '30/09/26 00:00:00' }])
  },
}
