import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { openMore } from '../testing/openMore.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const meta = {
  component: TransactionScreen,
  ...given({ path: '/orders/300001-0', clock: 'held' }),
  // Wide enough for a button for each action.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

type Dialog = ReturnType<typeof within>

async function open({ canvas, userEvent }: PlayContext, button: string, dialog: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: dialog }))
}

async function openFromMore(context: PlayContext, action: string, dialog: string) {
  const menu = await openMore(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog', { name: dialog }))
}

const openEmail = (context: PlayContext) => open(context, 'Email', 'Email Quote')
const openChange = (context: PlayContext) => openFromMore(context, 'Request Change', 'Request Changes')
const messageOf = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^What should be changed/ })
const senderOf = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^Your email address/ })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function close({ userEvent }: PlayContext, dialog: Dialog) {
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await closed()
}

/** Expects the Error dialog of this screen, and closes it with its Cancel button. */
async function cancelError({ userEvent }: PlayContext, message: string) {
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(message)
  await userEvent.click(error.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

export const Typical: Story = {
  play: async (context) => {
    const dialog = await openChange(context)
    await expect(senderOf(dialog)).toHaveValue('office@hargreaves.example')
    await expect(messageOf(dialog)).toHaveAttribute('rows', '6')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await openChange(context)
  },
}

export const ChangeRequested: Story = {
  tags: ['B26'],
  name: 'A request for a change is sent once, to whom the supplier chooses',
  play: async (context) => {
    const { userEvent, step } = context
    const sent = watchPayloads('sendEmailMessage')
    const answer = holdCalls(context.msw, 'sendEmailMessage')
    const dialog = await openChange(context)
    const send = dialog.getByRole('button', { name: 'Send' })

    await step('it needs the address of its sender, and a valid one', async () => {
      await userEvent.clear(senderOf(dialog))
      await userEvent.click(send)
      await dialog.findByText('Required')
      await userEvent.type(senderOf(dialog), 'kim@office')
      await dialog.findByText('Invalid email address')
      await userEvent.click(send)
      await expect(sent()).toHaveLength(0)
    })

    await step('two presses send it once, which the button shows meanwhile', async () => {
      await userEvent.type(senderOf(dialog), '.example')
      await userEvent.type(messageOf(dialog), 'A day later, please.')
      await userEvent.dblClick(send)
      await dialog.findByRole('button', { name: 'Sending...' })
    })

    await step('it is not offered again while it is under way', async () => {
      await close(context, dialog)
      const again = await openChange(context)
      await expect(messageOf(again)).toHaveValue('')
      await close(context, again)
    })

    await step('a toast says that it was sent', async () => {
      answer()
      await screen.findByText('Change request sent')
      await passTimeUntil(() => expect(announcements()).toContain('Change request sent'))
      await expect(sent()).toEqual([
        expect.objectContaining({
          toEmailAddress: '',
          fromEmailAddress: 'kim@office.example',
          subject: 'Changes Requested for Transaction 300001',
          bodyText: 'A day later, please.',
          numTran: '300001',
          suffixTran: '0',
        }),
      ])
    })
  },
}

export const Emailed: Story = {
  tags: ['B26'],
  name: 'A document is e-mailed once under its own name, though its dialog is opened again meanwhile',
  play: async (context) => {
    const { userEvent, step } = context
    const sent = watchPayloads('emailTransaction')
    const answer = holdCalls(context.msw, 'emailTransaction')

    await step('a pending e-mail is not sent again', async () => {
      for (let times = 0; times < 2; times += 1) {
        const dialog = await openEmail(context)
        await userEvent.click(await dialog.findByRole('button', { name: 'Send' }))
        await dialog.findByRole('button', { name: 'Sending...' })
        await close(context, dialog)
      }
    })

    await step('its end leaves the dialog open that was opened next', async () => {
      const message = messageOf(await openChange(context))
      await userEvent.type(message, 'A day later')
      answer()
      await screen.findByText('Email sent successfully')
      await userEvent.type(message, ', please.')
      await expect(message).toBeVisible()
      await expect(message).toHaveValue('A day later, please.')
      await expect(sent()).toEqual([
        expect.objectContaining({ transactionList: [{ transactionNumber: '300001', transactionSuffix: '0' }] }),
      ])
    })
  },
}

export const Refused: Story = {
  ...given({
    faults: { sendEmailMessage: { fault: 'field-errors', times: 1 }, emailTransaction: 'field-errors' },
  }),
  tags: ['A07'],
  name: 'A refusal opens the Error dialog of this screen, and the typed text is kept',
  play: async (context) => {
    const { userEvent, step } = context
    const reason = 'This order reference has already been used'

    await step('of an e-mail', async () => {
      const email = await openEmail(context)
      await userEvent.click(await email.findByRole('button', { name: 'Send' }))
      await cancelError(context, reason)
      await expect(email.getByRole('button', { name: 'Send' })).toBeVisible()
      await close(context, email)
    })

    await step('of a request for a change', async () => {
      const dialog = await openChange(context)
      await userEvent.type(messageOf(dialog), 'A day later, please.')
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await cancelError(context, reason)
      await expect(messageOf(dialog)).toHaveValue('A day later, please.')
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await screen.findByText('Change request sent')
    })
  },
}

export const NotAnswered: Story = {
  ...given({ faults: { sendEmailMessage: 'network-failure' } }),
  name: 'Without an answer the message says that the request may have been sent',
  play: async (context) => {
    const dialog = await openChange(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await cancelError(context, 'Something went wrong. It may have been sent.')
  },
}

export const Commented: Story = {
  ...given({
    path: '/invoices/500013-0',
    faults: {
      saveUserComment: { fault: 'field-errors', times: 1 },
      getTransactionTP: { fault: 'forbidden', after: 1 },
    },
  }),
  tags: ['state'],
  name: 'A comment on an invoice shows in its summary at once; a refused one is taken back, and is not lost',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const answer = holdCalls(context.msw, 'saveUserComment')

    await step('before the supplier answers', async () => {
      const dialog = await open(context, 'Edit Comment', 'Edit Comment')
      await userEvent.type(dialog.getByRole('textbox'), ' in June')
      await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
      await canvas.findByText('Paid in June')
    })

    await step('a refusal is shown with the reason and the text', async () => {
      answer()
      await canvas.findByText('Your comment was not saved')
      await canvas.findByText(/^This order reference has already been used Your comment: “Paid in June”$/)
      await canvas.findByText('Paid')
    })

    await step('the shown document stays although the refetch fails, and a toast says so', async () => {
      await screen.findByText(/^What you see may be out of date\./)
      await expect(canvas.getByRole('region', { name: 'Totals' })).toBeVisible()
    })

    await step('the text can be saved again', async () => {
      const again = await open(context, 'Edit and save again', 'Edit Comment')
      await expect(again.getByRole('textbox')).toHaveValue('Paid in June')
      await userEvent.click(again.getByRole('button', { name: 'Save comment' }))
      await canvas.findByText('Paid in June')
      await screen.findByText('Comment saved successfully')
      await expect(canvas.queryByText('Your comment was not saved')).toBeNull()
    })

    await step('its lines are sent and shown as typed', async () => {
      const sent = watchPayloads('saveUserComment')
      const dialog = await open(context, 'Edit Comment', 'Edit Comment')
      await userEvent.type(dialog.getByRole('textbox'), '{Enter}by transfer')
      await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
      const shown = await canvas.findByText(/^Paid in June\sby transfer$/)
      await expect(shown.textContent).toBe('Paid in June\nby transfer')
      await expect(getComputedStyle(shown).whiteSpace).toContain('pre-line')
      await waitFor(() => expect(sent()).toMatchObject([{ userComment: 'Paid in June\nby transfer' }]))
    })
  },
}

export const ReorderLines: Story = {
  ...given({
    path: '/orders/481259-0',
    faults: { getTransactionTP: 'repriced', getProductDetails: { fault: 'no-product-data', times: 1 } },
  }),
  // The dialog shows how much the cart holds, and only the shell loads the cart.
  globals: { shell: 'with' },
  name: 'Some lines of an order are ordered again, at today’s prices and in other quantities',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context, 'Reorder lines…', 'Reorder lines of Order 481259')
    const add = dialog.getByRole('button', { name: 'Add selected' })
    await expect(add).toBeDisabled()
    await dialog.findByText('No longer sold')
    await expect((await dialog.findByText('was $94.20,')).parentElement).toHaveTextContent('was $94.20, now $85.64')
    await expect(dialog.getAllByRole('img', { name: 'Down' })).toHaveLength(3)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all 3 in the usual range' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Select .*Joist Hanger/ }))
    await userEvent.click(add)
    await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
    await dialog.findByText('43 in cart')
    // The button is `aria-disabled` instead of `disabled`, so that it keeps the focus.
    await expect(add).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Question: Story = {
  ...given({ path: '/orders/481259-0' }),
  name: 'A question about a document carries its number, and is not sent without words',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    const dialog = await openFromMore(context, 'Ask a question', 'Ask about Order 481259')
    const send = dialog.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await dialog.findByText('Required')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your question/ }), 'When does it come?')
    await userEvent.click(send)
    await passTimeUntil(() => expect(announcements()).toContain('Question sent'))
    await expect(sent()).toEqual([
      expect.objectContaining({
        subject: 'Question about Order 481259',
        bodyText: 'When does it come?',
        numTran: '481259',
        suffixTran: '0',
      }),
    ])
    await closed()
  },
}
