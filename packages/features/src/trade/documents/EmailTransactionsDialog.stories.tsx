import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { opened } from '@trade-portal/design-system/testing/opened'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { EmailTransactionsDialog } from './EmailTransactionsDialog.tsx'

const invoice = { type: 'Invoice', number: '500028', suffix: '0' }
/**
 * Invoices with numbers of the simulated supplier, the newest first. Some of these numbers may belong to credits, but here
 * all have the type Invoice.
 */
const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...invoice, number: String(500_028 - index) }))

const meta = {
  component: EmailTransactionsDialog,
  ...given({ path: '/invoices', clock: 'held' }),
  args: { from: 'document', documents: [invoice], isOpen: true, onClose: fn(), onSent: fn() },
  render: opened(EmailTransactionsDialog),
} satisfies Meta<typeof EmailTransactionsDialog>
export default meta
type Story = StoryObj<typeof meta>

type Dialog = ReturnType<typeof within>
type User = Pick<PlayContext, 'userEvent'>

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const address = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Email address/ })
const textbox = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name })

/** Waits until the user's e-mail address is filled in, and returns the dialog. */
async function filledDialog(name = 'Email Invoice') {
  const dialog = await dialogOf(name)
  await waitFor(() => expect(address(dialog)).toHaveValue('office@hargreaves.example'))
  return dialog
}

async function enter({ userEvent }: User, field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

const press = async ({ userEvent }: User, dialog: Dialog, name: string) =>
  await userEvent.click(dialog.getByRole('button', { name }))

async function close(context: User, dialog: Dialog) {
  await press(context, dialog, 'Close')
  await isClosed()
}

const isClosed = async () => await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Typical: Story = {
  play: async () => {
    const dialog = await filledDialog()
    await dialog.findByText('Invoice 500028-0')
    await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveDisplayValue('PDF')
    await expect(textbox(dialog, 'Subject')).toHaveValue('Invoice 500028-0 from Corymbia Building Supplies')
  },
}

export const OnAPhone: Story = {
  args: { from: 'list', documents: invoices(10_000) },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const dialog = await filledDialog('Email Invoices')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible())
    await dialog.findByText('...and 9,995 more.')
    await expect(textbox(dialog, 'Subject')).toHaveValue('10,000 invoices from Corymbia Building Supplies')
    await press(context, dialog, 'Add Cc and Bcc')
    await waitFor(() => expect(textbox(dialog, 'Cc')).toHaveFocus())
  },
}

export const EveryField: Story = {
  name: 'E-mail addresses are validated, and every field is sent',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('emailTransaction')
    const dialog = await filledDialog()
    const to = address(dialog)
    await enter(context, to, ' ')
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(to, '{Enter}')
    await dialog.findByText('Required')
    await userEvent.clear(to)
    await press(context, dialog, 'Use office@hargreaves.example, Email address')
    await waitFor(() => expect(dialog.queryByText('Required')).toBeNull())

    // The first wrong field gets the focus.
    await press(context, dialog, 'Add Cc and Bcc')
    await enter(context, textbox(dialog, 'Cc'), 'the office')
    await enter(context, textbox(dialog, 'Bcc'), 'kim@')
    await press(context, dialog, 'Send')
    await dialog.findByText('Invalid email address: the')
    await waitFor(() => expect(textbox(dialog, 'Cc')).toHaveFocus())
    await passTimeUntil(() => expect(announcements()).toContain('2 things need attention'))
    await expect(sent()).toHaveLength(0)

    const list = dialog.getByRole('combobox', { name: 'Format' })
    const formats = ['PDF', 'CSV', 'Xero', 'simPRO', 'Tradify', 'Fergus']
    await expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(formats)
    await userEvent.selectOptions(list, 'Xero')
    await enter(context, textbox(dialog, 'Cc'), 'kim@hargreaves.example site@hargreaves.example')
    await enter(context, textbox(dialog, 'Bcc'), 'Sam Lee <sam@hargreaves.example>')
    await enter(context, textbox(dialog, 'Subject'), 'November')
    await userEvent.type(textbox(dialog, 'Message'), 'Please pay{Enter}this one.')
    await press(context, dialog, 'Send')
    await screen.findByText('Email sent successfully')
    await expect(sent()).toMatchObject([
      {
        format: 'xero',
        emailDetails: [
          {
            email_address: 'office@hargreaves.example',
            email_address_cc: 'kim@hargreaves.example, site@hargreaves.example',
            email_address_bcc: 'sam@hargreaves.example',
            email_subject: 'November',
            email_message: 'Please pay\nthis one.',
          },
        ],
      },
    ])
  },
}

export const SentOnce: Story = {
  tags: ['state', 'B27'],
  name: 'If the dialog is closed while sending, one e-mail is sent',
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const sent = watchPayloads('emailTransaction')
    const answer = holdCalls(context.msw, 'emailTransaction')
    const open = await canvas.findByRole('button', { name: 'Open', hidden: true })
    const first = await filledDialog()
    await enter(context, address(first), 'Kim <kim@hargreaves.example>;site@hargreaves.example')
    await enter(context, textbox(first, 'Message'), 'For Tuesday')
    await close(context, first)
    await userEvent.click(open)
    // The text is restored for the same document.
    const dialog = await dialogOf('Email Invoice')
    await expect(textbox(dialog, 'Message')).toHaveValue('For Tuesday')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByRole('button', { name: 'Sending...' })
    await close(context, dialog)
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Email sent successfully'))
    await expect(args.onSent).toHaveBeenCalledOnce()
    await expect(sent()).toMatchObject([
      {
        format: 'pdf',
        emailDetails: [{ email_address: 'kim@hargreaves.example, site@hargreaves.example' }],
        transactionList: [{ transactionNumber: '500028', transactionSuffix: '0' }],
      },
    ])
    // The next e-mail begins with default values, and offers the last recipients.
    await userEvent.click(open)
    const next = await filledDialog()
    await expect(textbox(next, 'Message')).toHaveValue('')
    await press(context, next, 'Last used recipients')
    const list = await dialogOf('Last used recipients')
    await list.findByRole('button', { name: 'kim@hargreaves.example, site@hargreaves.example' })
  },
}

export const StartsWithAnInbox: Story = {
  name: 'Every e-mail starts with the address that the user ticked',
  play: async (context) => {
    const { canvas, userEvent } = context
    const tick = (dialog: Dialog) => dialog.getByRole('checkbox', { name: 'Start every e-mail with the address above' })
    const showOptions = (dialog: Dialog) => press(context, dialog, 'Options')
    const again = async () => {
      await close(context, await dialogOf('Email Invoice'))
      await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    }
    const dialog = await filledDialog()
    await showOptions(dialog)
    await expect(tick(dialog)).not.toBeChecked()
    await enter(context, address(dialog), 'books@hargreaves.example')
    await userEvent.click(tick(dialog))
    await expect(dialog.getByRole('checkbox', { name: 'Keep my tools on this device' })).not.toBeChecked()
    await press(context, dialog, 'Send')
    await isClosed()
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    const next = await dialogOf('Email Invoice')
    await expect(address(next)).toHaveValue('books@hargreaves.example')
    await showOptions(next)
    await expect(tick(next)).toBeChecked()
    await userEvent.click(tick(next))
    await again()
    const last = await filledDialog()
    await press(context, last, 'books@hargreaves.example, Email address')
    await expect(address(last)).toHaveValue('books@hargreaves.example')
  },
}

export const Queued: Story = {
  args: { from: 'list', documents: invoices(21) },
  tags: ['state'],
  name: 'An e-mail of many invoices is queued and reported as sent',
  play: async (context) => {
    const { args } = context
    const sent = watchPayloads('emailTransactions')
    await press(context, await filledDialog('Email Invoices'), 'Send')
    const words =
      "Invoice's sent successfully. There are many, so they are queued and e-mailed once they are generated."
    await passTimeUntil(() => expect(announcements()).toContain(words))
    await isClosed()
    await expect(args.onSent).toHaveBeenCalledOnce()
    await expect(sent()).toMatchObject([{ transactionList: { length: 21 } }])
  },
}

export const Refused: Story = {
  args: { documents: [{ type: 'Quote', number: '300001', suffix: '0' }] },
  ...given({ faults: { emailTransaction: { fault: 'network-failure', times: 1 } } }),
  tags: ['state'],
  name: 'A failed e-mail keeps its text and can be sent again',
  play: async (context) => {
    const dialog = await filledDialog('Email Quote')
    await enter(context, textbox(dialog, 'Message'), 'For Tuesday')
    await press(context, dialog, 'Send')
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('Something went wrong. It may have been sent.')
    await press(context, error, 'OK')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(textbox(dialog, 'Message')).toHaveValue('For Tuesday')
    await press(context, dialog, 'Send')
    await screen.findByText('Email sent successfully')
  },
}
