import { Button } from '@trade-portal/design-system'
import { heard } from '@trade-portal/design-system/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { answerHeld, holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { watchCalls } from '../../testing/watchCalls.ts'
import { watchPayloads } from '../../testing/watchPayloads.ts'
import { lastingKey, writeStored } from '../storage/safeStorage.ts'
import { EmailTransactionsDialog } from './EmailTransactionsDialog.tsx'

const page = within(document.body)

const invoice = { type: 'Invoice', number: '500028', suffix: '0' }
/** Invoices of the simulated supplier, the newest first. One of them is a credit, called an invoice here. */
const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...invoice, number: String(500_028 - index) }))

const meta = {
  component: EmailTransactionsDialog,
  ...given({ path: '/invoices' }),
  args: { from: 'document', documents: [invoice], isOpen: true, onClose: fn(), onSent: fn() },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const close = () => {
      setOpen(false)
      args.onClose()
    }
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        <EmailTransactionsDialog {...args} isOpen={isOpen} onClose={close} />
      </>
    )
  },
} satisfies Meta<typeof EmailTransactionsDialog>
export default meta
type Story = StoryObj<typeof meta>

type Dialog = ReturnType<typeof within>

const dialogOf = async (name: string) => within(await page.findByRole('dialog', { name }))
const address = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Email address/ })

/** The dialog, once the user's address is filled in. */
async function filledDialog(name = 'Email Invoice') {
  const dialog = await dialogOf(name)
  await waitFor(() => expect(address(dialog)).toHaveValue('office@hargreaves.example'))
  return dialog
}

/** Replaces the address. @returns the dialog */
async function addressTo({ userEvent }: Pick<PlayContext, 'userEvent'>, text: string, title = 'Email Invoice') {
  const dialog = await filledDialog(title)
  await userEvent.clear(address(dialog))
  await userEvent.type(address(dialog), text)
  return dialog
}

const send = async ({ userEvent }: Pick<PlayContext, 'userEvent'>, dialog: Dialog) =>
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }))

const isClosed = async () => await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

export const Typical: Story = {
  tags: ['state'],
  name: 'One document: the user, PDF and a subject are filled in, and one press sends it',
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('emailTransaction')
    const dialog = await filledDialog()
    await dialog.findByText('Invoice 500028-0')
    await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveTextContent('PDF')
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Invoice 500028-0 from Corymbia Building Supplies',
    )
    await send({ userEvent }, dialog)
    await page.findByText('Email sent successfully')
    await waitFor(() => expect(heard()).toContain('Email sent successfully'))
    await isClosed()
    await expect(args.onSent).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(sent()).toMatchObject([
      {
        format: 'pdf',
        emailDetails: [
          {
            email_address: 'office@hargreaves.example',
            email_address_cc: '',
            email_address_bcc: '',
            email_subject: 'Invoice 500028-0 from Corymbia Building Supplies',
            email_message: '',
          },
        ],
        transactionList: [{ transactionNumber: '500028', transactionSuffix: '0' }],
      },
    ])
  },
}

export const Several: Story = {
  tags: ['state', 'L09'],
  name: 'Of several documents five are named and the rest counted; they are sent in one e-mail',
  args: { from: 'list', documents: invoices(7) },
  play: async ({ args, userEvent }) => {
    const sent = watchPayloads('emailTransactions')
    const dialog = await filledDialog('Email Invoices')
    await dialog.findByText('500028, 500027, 500026, 500025, 500024')
    await dialog.findByText('...and 2 more.')
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      '7 invoices from Corymbia Building Supplies',
    )
    await send({ userEvent }, dialog)
    await page.findByText("Invoice's sent successfully")
    await waitFor(() => expect(heard()).toContain("Invoice's sent successfully"))
    await isClosed()
    await expect(args.onSent).toHaveBeenCalledOnce()
    await expect(sent()).toMatchObject([{ transactionList: { length: 7 } }])
  },
}

export const TenThousand: Story = {
  tags: ['L09'],
  name: 'Ten thousand documents are named in as little room',
  args: { from: 'list', documents: invoices(10_000) },
  play: async () => {
    const dialog = await dialogOf('Email Invoices')
    await dialog.findByText('...and 9,995 more.')
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      '10,000 invoices from Corymbia Building Supplies',
    )
  },
}

export const OnAPhone: Story = {
  tags: ['state'],
  args: { from: 'list', documents: invoices(7) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    const dialog = await filledDialog('Email Invoices')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Add Cc and Bcc' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Cc' })).toHaveFocus())
  },
}

export const EveryField: Story = {
  name: 'Format, subject, message and copies are sent as chosen, to all addresses of a field',
  play: async ({ userEvent }) => {
    const sent = watchPayloads('emailTransaction')
    const dialog = await addressTo({ userEvent }, 'kim@hargreaves.example; books@hargreaves.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Cc and Bcc' }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Cc' }),
      'office@hargreaves.example site@hargreaves.example',
    )
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bcc' }), 'Sam Lee <sam@hargreaves.example>')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Format' }))
    await userEvent.click(await page.findByRole('option', { name: 'Xero' }))
    const subject = dialog.getByRole('textbox', { name: 'Subject' })
    await userEvent.clear(subject)
    await userEvent.type(subject, 'November')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Please pay{Enter}this one.')
    await send({ userEvent }, dialog)
    await page.findByText('Email sent successfully')
    await expect(sent()).toMatchObject([
      {
        format: 'xero',
        emailDetails: [
          {
            email_address: 'kim@hargreaves.example, books@hargreaves.example',
            email_address_cc: 'office@hargreaves.example, site@hargreaves.example',
            email_address_bcc: 'sam@hargreaves.example',
            email_subject: 'November',
            email_message: 'Please pay\nthis one.',
          },
        ],
      },
    ])
  },
}

export const Formats: Story = {
  name: 'The formats are those that the supplier makes',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Email Invoice')
    await userEvent.click(dialog.getByRole('combobox', { name: 'Format' }))
    const options = await page.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'PDF',
      'CSV',
      'Xero',
      'simPRO',
      'Tradify',
      'Fergus',
    ])
  },
}

export const NoSubject: Story = {
  name: 'Without a subject the default one is sent',
  args: { documents: [{ type: 'Quote', number: '300001', suffix: '0' }] },
  play: async ({ userEvent }) => {
    const sent = watchPayloads('emailTransaction')
    const dialog = await filledDialog('Email Quote')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Subject' }))
    await send({ userEvent }, dialog)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await expect(sent()).toMatchObject([
      { emailDetails: [{ email_subject: 'Quote 300001 from Corymbia Building Supplies' }] },
    ])
  },
}

export const AddressEmpty: Story = {
  name: 'Send is disabled while the address is empty, and the field says Required',
  play: async ({ userEvent }) => {
    const sent = watchCalls('emailTransaction')
    const dialog = await addressTo({ userEvent }, ' ')
    const button = dialog.getByRole('button', { name: 'Send' })
    await expect(button).toBeDisabled()
    await userEvent.type(address(dialog), '{Enter}')
    await dialog.findByText('Required')
    await waitFor(() => expect(address(dialog)).toHaveFocus())
    await userEvent.clear(address(dialog))
    await userEvent.click(dialog.getByRole('button', { name: 'Use office@hargreaves.example, Email address' }))
    await waitFor(() => expect(button).toBeEnabled())
    await expect(dialog.queryByText('Required')).toBeNull()
    await expect(sent()).toBe(0)
  },
}

export const AddressInvalid: Story = {
  tags: ['state'],
  name: 'A wrong address is refused, and its field has the focus',
  play: async ({ userEvent }) => {
    const sent = watchCalls('emailTransaction')
    const dialog = await addressTo({ userEvent }, 'office')
    await send({ userEvent }, dialog)
    await dialog.findByText('Invalid email address')
    await waitFor(() => expect(address(dialog)).toHaveFocus())
    await expect(address(dialog)).toHaveAccessibleDescription(/Invalid email address/)
    await expect(sent()).toBe(0)
  },
}

export const OneOfSeveralInvalid: Story = {
  name: 'Of several addresses the wrong one is named',
  play: async ({ userEvent }) => {
    const sent = watchCalls('emailTransaction')
    const dialog = await addressTo({ userEvent }, 'office@hargreaves.example, kim@hargreaves, site@hargreaves.example')
    await send({ userEvent }, dialog)
    await dialog.findByText('Invalid email address: kim@hargreaves')
    await expect(sent()).toBe(0)
  },
}

export const CopyInvalid: Story = {
  name: 'The first wrong field has the focus, also among the copies',
  play: async ({ userEvent }) => {
    const dialog = await filledDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Cc and Bcc' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Cc' }), 'the office')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Bcc' }), 'kim@')
    await send({ userEvent }, dialog)
    await dialog.findByText('Invalid email address: the')
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Cc' })).toHaveFocus())
    await waitFor(() => expect(heard()).toContain('2 things need attention'))
  },
}

export const Sending: Story = {
  tags: ['state', 'B26'],
  ...given({ latency: { emailTransaction: 'forever' } }),
  name: 'While it is sent the button says Sending... and takes no press',
  play: async ({ userEvent }) => {
    const sent = watchCalls('emailTransaction')
    const dialog = await filledDialog()
    await send({ userEvent }, dialog)
    const button = await dialog.findByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(heard()).toContain('Sending...'))
    await userEvent.click(button)
    await userEvent.type(address(dialog), '{Enter}')
    await waitFor(() => expect(sent()).toBe(1))
  },
}

export const SentOnce: Story = {
  tags: ['B26'],
  name: 'Pressing Send twice sends one e-mail',
  args: { from: 'list', documents: invoices(3) },
  play: async ({ userEvent, msw }) => {
    const answer = holdCalls(msw, 'emailTransactions')
    const sent = watchCalls('emailTransactions')
    const dialog = await filledDialog('Email Invoices')
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
    answer()
    await page.findByText("Invoice's sent successfully")
    await expect(sent()).toBe(1)
  },
}

export const Queued: Story = {
  tags: ['state', 'A08'],
  name: 'Many documents are queued by the supplier, which is a success that says so',
  args: { from: 'list', documents: invoices(21) },
  play: async ({ args, userEvent }) => {
    const dialog = await filledDialog('Email Invoices')
    await send({ userEvent }, dialog)
    const words =
      "Invoice's sent successfully. There are many, so they are queued and e-mailed once they are generated."
    await page.findByText(words)
    await waitFor(() => expect(heard()).toContain(words))
    await isClosed()
    await expect(args.onSent).toHaveBeenCalledOnce()
  },
}

export const OneQueued: Story = {
  ...given({ faults: { emailTransaction: 'queued' } }),
  name: 'For one document the notice of a queue is an error, as specified',
  play: async ({ args, userEvent }) => {
    const dialog = await filledDialog()
    await send({ userEvent }, dialog)
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText(/^Your request has been queued/)
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

/** Types, sends, reads the error, and finds everything as it was typed. */
async function keepsTheText({ userEvent }: Pick<PlayContext, 'userEvent'>, says: string) {
  const dialog = await addressTo({ userEvent }, 'kim@hargreaves.example')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'For Tuesday')
  await send({ userEvent }, dialog)
  const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(says)
  await userEvent.click(error.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  await expect(address(dialog)).toHaveValue('kim@hargreaves.example')
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('For Tuesday')
  return dialog
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { emailTransaction: { fault: 'field-errors', times: 1 } } }),
  name: 'A refusal shows the first message of the supplier; the text stays and can be sent again',
  play: async ({ args, userEvent }) => {
    const dialog = await keepsTheText({ userEvent }, 'This order reference has already been used')
    await expect(args.onSent).not.toHaveBeenCalled()
    await send({ userEvent }, dialog)
    await page.findByText('Email sent successfully')
  },
}

export const Failed: Story = {
  ...given({ faults: { emailTransaction: 'network-failure' } }),
  name: 'An e-mail without an answer shows Something went wrong., that it may have been sent, and the text stays',
  play: async ({ userEvent }) => {
    await keepsTheText({ userEvent }, 'Something went wrong. It may have been sent.')
  },
}

export const Forbidden: Story = {
  ...given({ faults: { emailTransaction: 'forbidden' } }),
  name: 'An e-mail that the supplier does not take shows Something went wrong.',
  play: async ({ userEvent }) => {
    await keepsTheText({ userEvent }, 'Something went wrong.')
  },
}

export const ClosedWhileSending: Story = {
  tags: ['B27'],
  name: 'The outcome is told also after the dialog was closed',
  play: async ({ args, userEvent, msw }) => {
    const answer = holdCalls(msw, 'emailTransaction')
    const dialog = await filledDialog()
    await send({ userEvent }, dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await isClosed()
    answer()
    await page.findByText('Email sent successfully')
    await expect(args.onSent).toHaveBeenCalledOnce()
  },
}

export const KeptWhenClosed: Story = {
  name: 'What was typed is there again when the dialog is opened for the same document',
  play: async ({ canvas, userEvent }) => {
    const dialog = await addressTo({ userEvent }, 'kim@hargreaves.example')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'For Tuesday')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await isClosed()
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    const again = await dialogOf('Email Invoice')
    await expect(address(again)).toHaveValue('kim@hargreaves.example')
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('For Tuesday')
    await userEvent.click(again.getByRole('button', { name: 'Close' }))
    await isClosed()
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const NewAfterSending: Story = {
  name: 'After sending, the next e-mail about the same document begins anew',
  play: async ({ canvas, userEvent }) => {
    const dialog = await filledDialog()
    await userEvent.click(dialog.getByRole('textbox', { name: 'Message' }))
    await userEvent.paste('For Tuesday')
    await send({ userEvent }, dialog)
    await isClosed()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const next = await filledDialog()
    await expect(next.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  },
}

export const LastRecipients: Story = {
  tags: ['state'],
  beforeEach: () =>
    void writeStored('tab', lastingKey('remembered'), {
      username: 'demo-admin',
      value: {
        jobs: [],
        addresses: [],
        contacts: [],
        recipients: ['books@hargreaves.example', 'kim@hargreaves.example, site@hargreaves.example'],
      },
    }),
  name: 'Whom earlier e-mails went to is offered, and can be forgotten',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Email Invoice')
    await userEvent.click(dialog.getByRole('button', { name: 'Last used recipients' }))
    const list = await dialogOf('Last used recipients')
    await list.findByText(/^From your last e-mails\./)
    await userEvent.click(list.getByRole('button', { name: 'Forget books@hargreaves.example' }))
    await userEvent.click(list.getByRole('button', { name: 'kim@hargreaves.example, site@hargreaves.example' }))
    await waitFor(() => expect(address(dialog)).toHaveValue('kim@hargreaves.example, site@hargreaves.example'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Last used recipients' })).toHaveFocus())
  },
}

export const RemembersRecipients: Story = {
  name: 'Whom an e-mail went to is remembered once it is sent',
  play: async ({ canvas, userEvent }) => {
    const dialog = await addressTo({ userEvent }, 'Kim <kim@hargreaves.example>;site@hargreaves.example')
    await expect(dialog.queryByRole('button', { name: 'Last used recipients' })).toBeNull()
    await send({ userEvent }, dialog)
    await isClosed()
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const again = await dialogOf('Email Invoice')
    await userEvent.click(await again.findByRole('button', { name: 'Last used recipients' }))
    const list = await dialogOf('Last used recipients')
    await list.findByRole('button', { name: 'kim@hargreaves.example, site@hargreaves.example' })
  },
}

export const UserLate: Story = {
  ...given({ held: ['getUserDetails'] }),
  name: 'An address typed before the user is known stays; the user is offered',
  play: async ({ userEvent }) => {
    const dialog = await dialogOf('Email Invoice')
    await userEvent.type(address(dialog), 'kim@hargreaves.example')
    await userEvent.tab()
    answerHeld('getUserDetails')
    await waitFor(() => expect(dialog.queryByText('Loading')).toBeNull())
    await send({ userEvent }, dialog)
    await page.findByText('Email sent successfully')
  },
}

export const KeyboardAlone: Story = {
  name: 'The dialog is filled in and sent from the keyboard alone',
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Open' })
    await userEvent.tab()
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await filledDialog()
    await userEvent.tab()
    while (document.activeElement !== address(dialog)) await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}kim@hargreaves.example{Enter}')
    await page.findByText('Email sent successfully')
    await isClosed()
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const SessionExpired: Story = {
  ...given({ faults: { emailTransaction: 'session-expired' } }),
  name: 'An expired session leads to the sign-in page',
  play: async ({ canvas, userEvent }) => {
    const dialog = await addressTo({ userEvent }, 'kim@hargreaves.example')
    await send({ userEvent }, dialog)
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
