import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const page = within(document.body)

const meta = {
  component: TransactionScreen,
  ...given({ path: '/orders/300001-0' }),
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Presses the button of an action. @returns the queries of its dialog */
async function open({ canvas, userEvent }: PlayContext, button: string, dialog: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await page.findByRole('dialog', { name: dialog }))
}

const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

/** Asks for a change, with two clicks. */
async function request(context: PlayContext) {
  const dialog = await open(context, 'Request Change', 'Request Changes')
  await context.userEvent.type(dialog.getByRole('textbox', { name: /^What should be changed/ }), 'A day later, please.')
  await context.userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
  return dialog
}

export const RequestChanges: Story = {
  tags: ['state'],
  play: async (context) => {
    const dialog = await open(context, 'Request Change', 'Request Changes')
    await expect(dialog.getByRole('textbox', { name: /^Your email address/ })).toHaveValue('office@hargreaves.example')
    await expect(dialog.getByRole('textbox', { name: /^What should be changed/ })).toHaveAttribute('rows', '6')
  },
}

export const RequestChangesOnAPhone: Story = {
  ...RequestChanges,
  tags: [],
  globals: { viewport: { value: 'mobile1' } },
}

export const ChangeRequested: Story = {
  tags: ['B26'],
  name: 'Two presses send one request, whose recipient the supplier chooses',
  play: async (context) => {
    const payloads = watchPayloads('sendEmailMessage')
    await request(context)
    await page.findByText('Change request sent')
    await waitFor(() => expect(heard()).toContain('Change request sent'))
    await closed()
    await expect(payloads()).toEqual([
      expect.objectContaining({
        toEmailAddress: '',
        fromEmailAddress: 'office@hargreaves.example',
        subject: 'Changes Requested for Transaction 300001',
        bodyText: 'A day later, please.',
        numTran: '300001',
        suffixTran: '0',
      }),
    ])
  },
}

export const AddressRequired: Story = {
  name: 'A request needs the address of its sender, and a valid one',
  play: async (context) => {
    const sent = watchCalls('sendEmailMessage')
    const dialog = await open(context, 'Request Change', 'Request Changes')
    const address = dialog.getByRole('textbox', { name: /^Your email address/ })
    await context.userEvent.clear(address)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByText('Required')
    await context.userEvent.type(address, 'kim@office')
    await dialog.findByText('Invalid email address')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(sent()).toBe(0)
  },
}

export const SendingRequest: Story = {
  ...given({ latency: { sendEmailMessage: 'forever' } }),
  name: 'While a request is being sent the button says so',
  play: async (context) => {
    const sent = watchCalls('sendEmailMessage')
    const dialog = await request(context)
    await dialog.findByRole('button', { name: 'Sending...' })
    await waitFor(() => expect(sent()).toBe(1))
  },
}

export const RequestedTwice: Story = {
  ...given({ latency: { sendEmailMessage: 'forever' } }),
  tags: ['B26'],
  name: 'A request under way is not offered again when its dialog is opened again',
  play: async (context) => {
    const sent = watchCalls('sendEmailMessage')
    const dialog = await request(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await closed()
    const again = await open(context, 'Request Change', 'Request Changes')
    await expect(again.getByRole('textbox', { name: /^What should be changed/ })).toHaveValue('')
    await expect(sent()).toBe(1)
  },
}

async function fails(context: PlayContext, message: string) {
  const dialog = await request(context)
  const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(message)
  await context.userEvent.click(error.getByRole('button', { name: 'Cancel' }))
  const field = dialog.getByRole('textbox', { name: /^What should be changed/ })
  await waitFor(() => expect(field).toHaveValue('A day later, please.'))
}

export const RequestRefused: Story = {
  ...given({ faults: { sendEmailMessage: 'field-errors' } }),
  tags: ['A07'],
  name: 'A refused request opens the Error dialog, and its text stays',
  play: (context) => fails(context, 'This order reference has already been used'),
}

export const RequestNotAnswered: Story = {
  ...given({ faults: { sendEmailMessage: 'network-failure' } }),
  name: 'A request without an answer opens the Error dialog, and its text stays',
  play: (context) => fails(context, 'Something went wrong. It may have been sent.'),
}

export const RequestAfterExpiry: Story = {
  tags: ['rule'],
  ...given({ faults: { sendEmailMessage: 'session-expired' } }),
  play: async (context) => {
    await request(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Emailed: Story = {
  name: 'A document is e-mailed under its own name',
  play: async (context) => {
    const payloads = watchPayloads('emailTransaction')
    const dialog = await open(context, 'Email', 'Email Quote')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
    await page.findByText('Email sent successfully')
    await closed()
    await expect(payloads()).toEqual([
      expect.objectContaining({ transactionList: [{ transactionNumber: '300001', transactionSuffix: '0' }] }),
    ])
  },
}

export const EmailedTwice: Story = {
  ...given({ latency: { emailTransaction: 'forever' } }),
  tags: ['B26'],
  name: 'An e-mail under way is not sent again when its dialog is opened again',
  play: async (context) => {
    const sent = watchCalls('emailTransaction')
    const sendAndClose = async () => {
      const dialog = await open(context, 'Email', 'Email Quote')
      await context.userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
      await dialog.findByRole('button', { name: 'Sending...' })
      await waitFor(() => expect(sent()).toBe(1))
      await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await closed()
    }
    await sendAndClose()
    await sendAndClose()
  },
}

export const EmailedMeanwhile: Story = {
  name: 'An e-mail that arrives after its dialog was closed leaves the next dialog open',
  play: async (context) => {
    const { userEvent } = context
    const answer = holdCalls(context.msw, 'emailTransaction')
    const email = await open(context, 'Email', 'Email Quote')
    await userEvent.click(await email.findByRole('button', { name: 'Send' }))
    await email.findByRole('button', { name: 'Sending...' })
    await userEvent.click(email.getByRole('button', { name: 'Close' }))
    await closed()
    const change = await open(context, 'Request Change', 'Request Changes')
    const message = change.getByRole('textbox', { name: /^What should be changed/ })
    await userEvent.type(message, 'A day later')
    answer()
    await page.findByText('Email sent successfully')
    await userEvent.type(message, ', please.')
    await expect(message).toBeVisible()
    await expect(message).toHaveValue('A day later, please.')
  },
}

export const EmailRefused: Story = {
  ...given({ faults: { emailTransaction: 'field-errors' } }),
  tags: ['A07'],
  name: 'A refused e-mail opens the Error dialog of this screen, which has a Cancel button',
  play: async (context) => {
    const dialog = await open(context, 'Email', 'Email Quote')
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
    const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await context.userEvent.click(error.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible()
  },
}

export const Commented: Story = {
  ...given({ path: '/invoices/500013-0' }),
  name: 'A comment on an invoice shows in its summary at once, before the supplier answers',
  play: async (context) => {
    const dialog = await open(context, 'Edit Comment', 'Edit Comment')
    await context.userEvent.type(dialog.getByRole('textbox'), ' in June')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
    await context.canvas.findByText('Paid in June')
    await page.findByText('Comment saved successfully')
  },
}

export const CommentRefused: Story = {
  tags: ['state'],
  ...given({ path: '/invoices/500001-0', faults: { saveUserComment: { fault: 'field-errors', times: 1 } } }),
  name: 'A refused comment is taken back with the reason, and is not lost',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await open(context, 'Add Comment', 'Add Comment')
    await userEvent.type(dialog.getByRole('textbox'), 'Check the timber')
    await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText('Your comment was not saved')
    await canvas.findByText(/^This order reference has already been used Your comment: “Check the timber”$/)
    const again = await open(context, 'Edit and save again', 'Add Comment')
    await expect(again.getByRole('textbox')).toHaveValue('Check the timber')
    await userEvent.click(again.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText('Check the timber')
    await expect(canvas.queryByText('Your comment was not saved')).toBeNull()
  },
}
