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
  name: 'A statement is sent once',
  play: async ({ args, userEvent, msw }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, address, send } = await filledDialog()
    const answer = holdCalls(msw, 'emailStatement')
    await userEvent.clear(address)
    await userEvent.type(address, 'kim@hargreaves.example')
    await userEvent.dblClick(send)
    await dialog.findByRole('button', { name: 'Sending...' })
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Statement sent successfully'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent()).toMatchObject([{ emailAddress: 'kim@hargreaves.example', statementDate: '2026-09-30' }])
  },
}

export const Refused: Story = {
  args: { statementDate: '30/09/26 00:00:00' },
  ...given({ faults: { emailStatement: 'field-error' } }),
  tags: ['state'],
  name: 'A key that is no date is shown and sent unchanged',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, send } = await filledDialog()
    await dialog.findByText('Statement of 30/09/26 00:00:00')
    await userEvent.click(send)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(sent()).toMatchObject([{ statementDate: '30/09/26 00:00:00' }])
  },
}
