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

const error = async () => within(await screen.findByRole('alertdialog', { name: 'Error' }))

export const Typical: Story = {
  play: async () => {
    const { dialog } = await filledDialog()
    await dialog.findByText('30/09/2026')
    // The recipient is the only field, because the supplier accepts no other.
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { send } = await filledDialog()
    await waitFor(() => expect(send).toBeVisible())
  },
}

export const Sent: Story = {
  tags: ['B26'],
  name: 'A statement is sent once',
  play: async ({ args, userEvent, msw, step }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, address, send } = await filledDialog()

    await step('two presses send one statement, and the button says Sending... meanwhile', async () => {
      const answer = holdCalls(msw, 'emailStatement')
      await userEvent.clear(address)
      await userEvent.type(address, 'kim@hargreaves.example')
      await userEvent.dblClick(send)
      await dialog.findByRole('button', { name: 'Sending...' })
      answer()
      await screen.findByText('Statement sent successfully')
      await passTimeUntil(() => expect(announcements()).toContain('Statement sent successfully'))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
      await expect(sent()).toMatchObject([{ emailAddress: 'kim@hargreaves.example', statementDate: '2026-09-30' }])
    })
  },
}

export const Refused: Story = {
  args: { statementDate: '30/09/26 00:00:00' },
  ...given({ faults: { emailStatement: 'field-error' } }),
  tags: ['A07', 'J12'],
  name: 'A refusal leaves the address as it is; a key that is no date is shown and sent byte for byte',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, address, send } = await filledDialog()
    await dialog.findByText('Statement of 30/09/26 00:00:00')
    await userEvent.clear(address)
    await userEvent.type(address, 'kim@hargreaves.example')
    await userEvent.click(send)
    const refusal = await error()
    await refusal.findByText('This order reference has already been used')
    await userEvent.click(refusal.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(address).toHaveValue('kim@hargreaves.example')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(sent()).toMatchObject([{ statementDate: '30/09/26 00:00:00' }])
  },
}

export const NotAnswered: Story = {
  ...given({ faults: { emailStatement: 'network-failure' } }),
  name: 'Without an answer the message says that the statement may have been sent',
  play: async ({ userEvent }) => {
    await userEvent.click((await filledDialog()).send)
    await (await error()).findByText('Something went wrong. It may have been sent.')
  },
}

export const Queued: Story = {
  ...given({ faults: { emailStatement: 'queued' } }),
  name: 'For a statement the notice of a queue is an error, as specified',
  play: async ({ args, userEvent }) => {
    await userEvent.click((await filledDialog()).send)
    await (await error()).findByText(/^Your request has been queued/)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
