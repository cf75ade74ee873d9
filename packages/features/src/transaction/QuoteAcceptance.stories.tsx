import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { acceptLock } from './acceptQuote.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const meta = {
  component: TransactionScreen,
  ...given({ path: '/orders/300001-0', clock: 'held' }),
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

type Dialog = ReturnType<typeof within>

const unknown = 'We do not know whether Quote 300001 was accepted'

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Accept Quote' }))
  return within(await screen.findByRole('dialog', { name: 'Quote Acceptance' }))
}

/** @param digits day, month and year; by default far in the future, because days before today cannot be picked */
async function fill({ userEvent }: PlayContext, dialog: Dialog, digits = '23112099') {
  const date = dialog.getByRole('textbox', { name: /^Delivery date/ })
  await userEvent.clear(date)
  await userEvent.type(date, digits)
  const comment = dialog.getByRole('textbox', { name: /^Comment/ })
  await userEvent.clear(comment)
  await userEvent.type(comment, 'Go ahead')
}

/** Clicks twice, as an impatient customer does. */
const press = ({ userEvent }: PlayContext, dialog: Dialog) =>
  userEvent.dblClick(dialog.getByRole('button', { name: 'Accept Quote' }))

async function accept(context: PlayContext) {
  const dialog = await open(context)
  await fill(context, dialog)
  await press(context, dialog)
  return dialog
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const isNotOffered = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull())

export const Typical: Story = {
  // The quoted day has passed.
  beforeEach: () => setClock('2026-12-01T12:00:00'),
  play: async (context) => {
    const dialog = await open(context)
    await dialog.findByText('Quote 300001 becomes an order.')
    await expect(dialog.getByRole('list', { name: 'Goods' })).toHaveTextContent(/^\d[\d.,]* [A-Z]+ [A-Z]/)
    const date = dialog.getByRole('textbox', { name: /^Delivery date/ })
    await expect(date).toHaveValue('')
    // A quoted day that has passed is mentioned, but not filled in.
    await expect(date).toHaveAccessibleDescription(/^Quoted for \d\d\/\d\d\/\d{4}, which has passed/)
  },
}

export const Accepted: Story = {
  tags: ['state'],
  name: 'A quote is accepted once and is then shown as an order',
  play: async (context) => {
    const { canvas, userEvent } = context
    const payloads = watchPayloads('acceptQuote')
    const dialog = await open(context)
    await press(context, dialog)
    await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(2))
    await fill(context, dialog, '01012020')
    await press(context, dialog)
    await dialog.findByText('The delivery date is in the past')

    const answer = holdCalls(context.msw, 'getTransactionTP')
    await fill(context, dialog)
    await press(context, dialog)
    await dialog.findByRole('button', { name: 'Sending...' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await closed()
    await isNotOffered(context)
    answer()
    await passTimeUntil(() => expect(announcements()).toContain('Quote accepted'))
    await canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
    await isNotOffered(context)
    await expect(payloads()).toMatchObject([
      { numTran: '300001', suffixTran: '0', deliveryDate: '2099-11-23', comment1: 'Go ahead' },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('The supplier has made it Order 300001.')).toBeNull())
  },
}

export const RereadFails: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'forbidden', after: 2 } } }),
  tags: ['state'],
  name: 'A quote stays accepted if reloading it fails',
  play: async (context) => {
    await accept(context)
    await context.canvas.findByText('The supplier does not show the order yet.')
    await closed()
    await passTimeUntil(() => expect(announcements().filter((words) => words === 'Quote accepted')).toHaveLength(1))
    await isNotOffered(context)
    await expect(context.canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
  },
}

export const Refused: Story = {
  ...given({ faults: { acceptQuote: { fault: 'field-errors', times: 1 } } }),
  tags: ['state'],
  name: 'If accepting is refused, the entered values are kept',
  play: async (context) => {
    const dialog = await accept(context)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This order reference has already been used')
    await context.userEvent.click(error.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Go ahead'))
    // Waits until the quote has been read again.
    await allAnswered()
    await press(context, dialog)
    await closed()
    await waitFor(() => expect(context.canvas.getByRole('heading', { name: 'Order 300001' })).toHaveFocus())
  },
}

export const OutcomeUnknown: Story = {
  ...given({ faults: { acceptQuote: { fault: 'network-failure', times: 1 } } }),
  tags: ['state'],
  name: 'Right after a lost answer, a quote cannot be accepted again',
  play: async (context) => {
    const { canvas, userEvent } = context
    await accept(context)
    await canvas.findByText(unknown)
    await closed()
    await passTimeUntil(() => expect(announcements()).toContain(unknown))
    await isNotOffered(context)
    const answer = holdCalls(context.msw, 'getTransactionTP')
    await userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))
    await canvas.findByRole('button', { name: 'Checking…' })
    answer()
    await canvas.findByText(/^It was sent, and no answer came back\. At .* the supplier still had it as a quote\./)
    await expect(canvas.queryByRole('button', { name: 'Accept again…' })).toBeNull()
  },
}

function sentBefore(minutes: number, quote = '300001-0') {
  const acceptance = { username: 'demo-admin', quote, state: 'sent', at: Date.now() - minutes * 60_000 }
  window.localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([acceptance]))
}

export const SentLongAgoOnAPhone: Story = {
  beforeEach: () => sentBefore(3 * 24 * 60),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state'],
  name: 'Days after a lost answer, a quote can be accepted again',
  play: async (context) => {
    await context.canvas.findByText(unknown)
    await expect(context.canvas.getByRole('button', { name: 'Accept again…' })).toBeVisible()
    await isNotOffered(context)
  },
}

/** The page reads the order, for example for a comment in another tab, before the call that accepts the quote has ended. */
export const ReadMeanwhile: Story = {
  ...given({ path: '/orders/481007-0' }),
  name: 'A quote is reported as an order only after accepting ends',
  beforeEach: () => sentBefore(0, '481007-0'),
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<'unknown'>()
    const acceptance = runExclusively(acceptLock('481007-0'), () => promise)
    await canvas.findByRole('heading', { level: 1, name: 'Order 481007' })
    await expect(canvas.queryByText(/^We do not know|^The supplier has made it/)).toBeNull()
    resolve('unknown')
    await acceptance
    await canvas.findByText('The supplier has made it Order 481007.')
    await expect(canvas.queryByText(/^We do not know/)).toBeNull()
  },
}
