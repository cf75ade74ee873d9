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

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function open({ canvas, userEvent }: PlayContext, button: string, dialog: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return dialogOf(dialog)
}

async function openFromMore(context: PlayContext, action: string, dialog: string) {
  const menu = await openMore(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: action }))
  return dialogOf(dialog)
}

const openChange = (context: PlayContext) => openFromMore(context, 'Request Change', 'Request Changes')
const messageOf = (dialog: Dialog) => dialog.getByRole('textbox', { name: /^What should be changed/ })

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const dialog = await openChange(context)
    await expect(dialog.getByRole('textbox', { name: /^Your email address/ })).toHaveValue('office@hargreaves.example')
  },
}

export const ChangeRequested: Story = {
  ...given({ faults: { sendEmailMessage: { fault: 'field-errors', times: 1 } } }),
  tags: ['state'],
  name: 'A request for a change is sent again after a refusal',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    const dialog = await openChange(context)
    const send = dialog.getByRole('button', { name: 'Send' })
    const sender = dialog.getByRole('textbox', { name: /^Your email address/ })
    await userEvent.clear(sender)
    await userEvent.click(send)
    await dialog.findByText('Required')
    await expect(sent()).toHaveLength(0)
    await userEvent.type(sender, 'kim@office.example')
    await userEvent.type(messageOf(dialog), 'A day later, please.')
    await userEvent.click(send)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await userEvent.click(error.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.dblClick(send)
    await passTimeUntil(() => expect(announcements()).toContain('Change request sent'))
    await expect(sent().slice(1)).toMatchObject([
      {
        toEmailAddress: '',
        fromEmailAddress: 'kim@office.example',
        subject: 'Changes Requested for Transaction 300001',
        bodyText: 'A day later, please.',
        numTran: '300001',
        suffixTran: '0',
      },
    ])
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
  name: 'A comment shows at once, and is offered again if refused',
  play: async (context) => {
    const { canvas, userEvent } = context
    const answer = holdCalls(context.msw, 'saveUserComment')
    const dialog = await open(context, 'Edit Comment', 'Edit Comment')
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}in June')
    await userEvent.click(dialog.getByRole('button', { name: 'Save comment' }))
    const shown = await canvas.findByText(/^Paid\sin June$/)
    await expect(getComputedStyle(shown).whiteSpace).toContain('pre-line')
    answer()
    await canvas.findByText(/^This order reference has already been used Your comment: “Paid\sin June”$/)
    await canvas.findByText('Paid')
    // The shown document stays although it cannot be read again.
    await screen.findByText(/^What you see may be out of date\./)
    await expect(canvas.getByRole('region', { name: 'Totals' })).toBeVisible()
    const again = await open(context, 'Edit and save again', 'Edit Comment')
    await userEvent.click(again.getByRole('button', { name: 'Save comment' }))
    await canvas.findByText(/^Paid\sin June$/)
    await expect(canvas.queryByText('Your comment was not saved')).toBeNull()
  },
}

export const ReorderLines: Story = {
  ...given({
    path: '/orders/481259-0',
    faults: { getTransactionTP: 'repriced', getProductDetails: { fault: 'no-product-data', times: 1 } },
  }),
  // The dialog shows how much the cart holds, and only the shell loads the cart.
  globals: { shell: 'with' },
  tags: ['state'],
  name: 'Lines of an order are ordered again at today’s prices',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context, 'Reorder lines…', 'Reorder lines of Order 481259')
    await dialog.findByText('No longer sold')
    await expect((await dialog.findByText('was $94.20,')).parentElement).toHaveTextContent('was $94.20, now $85.64')
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Select all 3 in the usual range' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Select .*Joist Hanger/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add selected' }))
    await passTimeUntil(() => expect(announcements()).toContain('2 products added to cart'))
    await dialog.findByText('43 in cart')
  },
}

export const Question: Story = {
  ...given({ path: '/orders/481259-0' }),
  name: 'A question about a document carries its number',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchPayloads('sendEmailMessage')
    const dialog = await openFromMore(context, 'Ask a question', 'Ask about Order 481259')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your question/ }), 'When does it come?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await passTimeUntil(() => expect(announcements()).toContain('Question sent'))
    const question = { subject: 'Question about Order 481259', bodyText: 'When does it come?', numTran: '481259' }
    await expect(sent()).toMatchObject([question])
  },
}
