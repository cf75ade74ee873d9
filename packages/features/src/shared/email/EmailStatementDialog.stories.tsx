import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, waitFor, within } from 'storybook/test'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { EmailStatementDialog } from './EmailStatementDialog.tsx'

const page = within(document.body)

const meta = {
  component: EmailStatementDialog,
  ...given({ path: '/statements' }),
  args: { statementDate: '2026-09-30', isOpen: true, onClose: fn() },
} satisfies Meta<typeof EmailStatementDialog>
export default meta
type Story = StoryObj<typeof meta>

async function filledDialog() {
  const dialog = within(await page.findByRole('dialog', { name: 'Email Statement' }))
  const address = dialog.getByRole('textbox', { name: /^Email address/ })
  await waitFor(() => expect(address).toHaveValue('office@hargreaves.example'))
  return { dialog, address, send: dialog.getByRole('button', { name: 'Send' }) }
}

export const Typical: Story = {
  tags: ['state'],
  name: 'A statement goes to the user, and only what the supplier takes is asked for',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, send } = await filledDialog()
    await dialog.findByText('30/09/2026')
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1)
    await expect(dialog.queryByRole('combobox')).toBeNull()
    await userEvent.click(send)
    await page.findByText('Statement sent successfully')
    await waitFor(() => expect(heard()).toContain('Statement sent successfully'))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(sent()).toMatchObject([{ emailAddress: 'office@hargreaves.example', statementDate: '2026-09-30' }])
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { send } = await filledDialog()
    await waitFor(() => expect(send).toBeVisible())
  },
}

export const KeyUnchanged: Story = {
  ...given({ faults: { emailStatement: 'field-error' } }),
  tags: ['J12'],
  name: 'The key of the statement is sent byte for byte, and shown as it is if it is no date',
  args: { statementDate: '30/09/26 00:00:00' },
  play: async ({ userEvent }) => {
    const sent = watchPayloads('emailStatement')
    const { dialog, send } = await filledDialog()
    await dialog.findByText('Statement of 30/09/26 00:00:00')
    await userEvent.click(send)
    await page.findByRole('alertdialog', { name: 'Error' })
    await expect(sent()).toMatchObject([{ statementDate: '30/09/26 00:00:00' }])
  },
}

export const AddressEmpty: Story = {
  name: 'Send is disabled while the address is empty, and the field says Required',
  play: async ({ userEvent }) => {
    const { dialog, address, send } = await filledDialog()
    await userEvent.clear(address)
    await expect(send).toBeDisabled()
    await userEvent.type(address, '{Enter}')
    await dialog.findByText('Required')
    await waitFor(() => expect(address).toHaveFocus())
  },
}

export const AddressInvalid: Story = {
  name: 'A wrong address is refused, and its field has the focus',
  play: async ({ userEvent }) => {
    const { dialog, address, send } = await filledDialog()
    await userEvent.clear(address)
    await userEvent.type(address, 'the office')
    await userEvent.click(send)
    await dialog.findByText('Invalid email address: the')
    await waitFor(() => expect(address).toHaveFocus())
  },
}

export const SentOnce: Story = {
  tags: ['B26'],
  name: 'Pressing Send twice sends one statement, and the button says Sending... meanwhile',
  play: async ({ userEvent, msw }) => {
    const sent = watchPayloads('emailStatement')
    const answer = holdCalls(msw, 'emailStatement')
    const { dialog, send } = await filledDialog()
    await userEvent.dblClick(send)
    await dialog.findByRole('button', { name: 'Sending...' })
    answer()
    await page.findByText('Statement sent successfully')
    await expect(sent()).toHaveLength(1)
  },
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { emailStatement: 'field-error' } }),
  name: 'A refusal shows the first message of the supplier, and the address stays',
  play: async ({ args, userEvent }) => {
    const { address, send } = await filledDialog()
    await userEvent.clear(address)
    await userEvent.type(address, 'kim@hargreaves.example')
    await userEvent.click(send)
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await userEvent.click(error.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(address).toHaveValue('kim@hargreaves.example')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  ...given({ faults: { emailStatement: 'network-failure' } }),
  name: 'A statement without an answer shows Something went wrong., and that it may have been sent',
  play: async ({ userEvent }) => {
    const { send } = await filledDialog()
    await userEvent.click(send)
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. It may have been sent.')
  },
}

export const Queued: Story = {
  ...given({ faults: { emailStatement: 'queued' } }),
  name: 'For a statement the notice of a queue is an error, as specified',
  play: async ({ args, userEvent }) => {
    const { send } = await filledDialog()
    await userEvent.click(send)
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^Your request has been queued/)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
