import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { hasUnsentText } from '../foundation/forms/unsentText.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { setClock } from '../testing/setClock.ts'
import { watchCalls } from '../testing/watchCalls.ts'
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
const isAnOrder = 'The supplier has made it Order 300001.'

async function open({ canvas, userEvent }: PlayContext, button = 'Accept Quote') {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
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

async function accept(context: PlayContext, button?: string) {
  const dialog = await open(context, button)
  await fill(context, dialog)
  await press(context, dialog)
  return dialog
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const isNotOffered = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull())

const toast = () => screen.findByText('Quote accepted', { selector: '[slot="title"]' })

/**
 * Expects the Error dialog with this message, and closes it with its Cancel button. The comment must still be in the dialog
 * for the acceptance.
 */
async function fails({ userEvent }: PlayContext, dialog: Dialog, message: string) {
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(message)
  await userEvent.click(error.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Go ahead'))
  // Waits until the quote has been read again.
  await allAnswered()
}

export const Typical: Story = {
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const bar = await context.canvas.findByRole('region', { name: 'Quote' })
    await context.userEvent.click(within(bar).getByRole('button', { name: 'Accept Quote' }))
    await screen.findByRole('dialog', { name: 'Quote Acceptance' })
  },
}

export const Accepted: Story = {
  tags: ['state', 'B26'],
  name: 'A quote is accepted once, for a day to come and with a comment, and is shown as the order that it is now',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const payloads = watchPayloads('acceptQuote')
    const dialog = await open(context)

    await step('a delivery date and a comment are required', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), '  ')
      await press(context, dialog)
      await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(2))
    })

    await step('the day may not have passed', async () => {
      await fill(context, dialog, '01012020')
      await press(context, dialog)
      await dialog.findByText('The delivery date is in the past')
      await expect(payloads()).toHaveLength(0)
    })

    const answer = holdCalls(context.msw, 'getTransactionTP')
    await step(
      'while it is read once more and sent, it is not offered again, also when the dialog is closed',
      async () => {
        await fill(context, dialog)
        await press(context, dialog)
        const button = await dialog.findByRole('button', { name: 'Sending...' })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
        await closed()
        await isNotOffered(context)
        await expect(canvas.getByRole('button', { name: 'Copy to Cart' })).toBeVisible()
      },
    )

    await step('a toast and a notice say that it is an order', async () => {
      answer()
      await toast()
      await passTimeUntil(() => expect(announcements()).toContain('Quote accepted'))
      await canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
      await canvas.findByText(isAnOrder)
      await expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders')
      await isNotOffered(context)
      await expect(payloads()).toEqual([
        expect.objectContaining({
          numTran: '300001',
          suffixTran: '0',
          deliveryDate: '2099-11-23',
          comment1: 'Go ahead',
        }),
      ])
    })

    await step('the notice can be dismissed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(canvas.queryByText(isAnOrder)).toBeNull())
    })
  },
}

export const RereadFails: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'forbidden', after: 2 } } }),
  tags: ['state', 'B32'],
  name: 'A quote whose acceptance is followed by a failing re-read is accepted, once, and cannot be accepted again',
  play: async (context) => {
    const { canvas } = context
    await accept(context)
    await canvas.findByText('The supplier does not show the order yet.')
    await closed()
    await passTimeUntil(() => expect(announcements().filter((words) => words === 'Quote accepted')).toHaveLength(1))
    await isNotOffered(context)
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
  },
}

export const Refused: Story = {
  ...given({
    faults: {
      getTransactionTP: { fault: 'repriced', after: 1, times: 1 },
      acceptQuote: { fault: 'field-errors', times: 1 },
    },
  }),
  tags: ['state', 'A07', 'B20'],
  name: 'A quote that has changed or is refused is not accepted, and what was entered stays to be sent again',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')

    const dialog = await accept(context)
    await context.step('its prices have changed since it was shown', async () => {
      await fails(
        context,
        dialog,
        'This quote has changed since it was shown to you. Look at it again before you accept it.',
      )
      await expect(sent()).toBe(0)
    })

    await context.step('a refusal is told in the first words of the supplier', async () => {
      await press(context, dialog)
      await fails(context, dialog, 'This order reference has already been used')
    })

    await context.step('it can be sent again', async () => {
      const headings: unknown[] = []
      const note = ({ target }: FocusEvent) => target instanceof HTMLHeadingElement && headings.push(target.innerText)
      document.addEventListener('focusin', note)
      await press(context, dialog)
      await closed()
      await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      document.removeEventListener('focusin', note)
      await expect(headings).toEqual(['Order 300001'])
      await passTimeUntil(() => expect(announcements().at(-1)).toBe('Order 300001, 3 lines'))
    })
  },
}

export const OutcomeUnknown: Story = {
  ...given({ clock: 'running', faults: { acceptQuote: { fault: 'network-failure', times: 1 } } }),
  beforeEach: () => setClock('2026-11-16T12:00:00'),
  tags: ['state', 'B04'],
  name: 'Without an answer the quote may be accepted or not: it can be accepted again some minutes later, not at once',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchCalls('acceptQuote')
    const check = async () => userEvent.click(await canvas.findByRole('button', { name: 'Check now' }))

    await step('the notice says so, and it is not offered as if it had not been sent', async () => {
      await accept(context)
      await canvas.findByText(unknown)
      await closed()
      await waitFor(() => expect(announcements()).toContain(unknown))
      await isNotOffered(context)
    })

    await step('it is read again on demand', async () => {
      const answer = holdCalls(context.msw, 'getTransactionTP')
      await check()
      await canvas.findByRole('button', { name: 'Checking…' })
      answer()
      await canvas.findByRole('button', { name: 'Check now' })
      await canvas.findByText(/^It was sent, and no answer came back\. At .* the supplier still had it as a quote\./)
      await expect(canvas.queryByRole('button', { name: 'Accept again…' })).toBeNull()
      await expect(sent()).toBe(1)
    })

    await step('three minutes later it can be accepted again', async () => {
      setClock('2026-11-16T12:03:30')
      await check()
      await accept(context, 'Accept again…')
      await canvas.findByText(isAnOrder)
    })
  },
}

export const LostAfterCommit: Story = {
  ...given({ faults: { acceptQuote: 'lost-after-commit' } }),
  tags: ['B05'],
  name: 'A quote that was accepted although the answer was lost is found to be an order',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')
    await accept(context)
    await context.canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
    await context.canvas.findByText(isAnOrder)
    await toast()
    await expect(sent()).toBe(1)
  },
}

export const NotRead: Story = {
  ...given({
    faults: {
      getTransactionTP: { fault: 'network-failure', after: 1, times: 1 },
      acceptQuote: { fault: 'field-error', times: 1 },
    },
  }),
  name: 'A quote that cannot be read is not accepted; after several failures Close still leads back to the button',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')
    const dialog = await accept(context)
    await fails(context, dialog, 'Unable to make request. Nothing was sent.')
    await expect(sent()).toBe(0)
    await press(context, dialog)
    await fails(context, dialog, 'This order reference has already been used')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Accept Quote' })).toHaveFocus())
  },
}

/** A button that accepts the quote as a colleague would, so that the portal does not know of it. */
function Colleague() {
  const { record } = useSession()
  const endpoint = useConfiguration()
  const known = { deviceId: 'D', companyId: 'C', userName: record.username, customerId: 'HAR001', userId: 'U1' }
  const api = createSupplierApi({ endpoint, sessionId: record.sessionId, known: () => Promise.resolve(known) })
  const terms = { numTran: '300001', suffixTran: '0', deliveryDate: '2099-11-23', comment1: 'Mine' }
  return <Button onPress={() => void api.acceptQuote(terms)}>Accept elsewhere</Button>
}

export const AcceptedElsewhere: Story = {
  render: () => (
    <>
      <TransactionScreen />
      <Colleague />
    </>
  ),
  name: 'A quote that somebody else has accepted is not sent: that is said above the order that it has become',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { level: 1, name: 'Quote 300001' })
    await userEvent.click(canvas.getByRole('button', { name: 'Accept elsewhere' }))
    await allAnswered()
    const sent = watchCalls('acceptQuote')
    await accept(context)
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await error.findByText('This quote was accepted already, so nothing was sent. It is now Order 300001.')
    await closed()
    await userEvent.click(error.getByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
    await isNotOffered(context)
    await expect(sent()).toBe(0)
  },
}

/** A button that asks whether there is unsent text, as the notice of a new version does. */
function UnsentText() {
  const session = useSession()
  const [answer, setAnswer] = useState('')
  return <Button onPress={() => setAnswer(String(hasUnsentText(session)))}>{`Is there unsent text? ${answer}`}</Button>
}

export const LateCommit: Story = {
  render: () => (
    <>
      <TransactionScreen />
      <UnsentText />
    </>
  ),
  // The supplier accepts the quote three seconds late, so that even a busy machine first shows that the outcome is unknown.
  ...given({ faults: { acceptQuote: { fault: 'late-commit', lateByMs: 3000 } } }),
  tags: ['B06'],
  name: 'A quote that is accepted after the time limit of a gateway is found by Check now, and its terms are not unsent any more',
  play: async (context) => {
    const { canvas, userEvent } = context
    await accept(context)
    await canvas.findByText(unknown)
    await closed()
    const ask = canvas.getByRole('button', { name: /^Is there unsent text/ })
    await userEvent.click(ask)
    await waitFor(() => expect(ask).toHaveTextContent('Is there unsent text? true'))
    await waitFor(async () => {
      const check = canvas.queryByRole('button', { name: 'Check now' })
      if (check) await userEvent.click(check)
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order 300001')
    })
    await userEvent.click(ask)
    await waitFor(() => expect(ask).toHaveTextContent('Is there unsent text? false'))
  },
}

function sentBefore(minutes: number, quote = '300001-0') {
  const acceptance = { username: 'demo-admin', quote, state: 'sent', at: Date.now() - minutes * 60_000 }
  window.localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([acceptance]))
}

export const SentLongAgoOnAPhone: Story = {
  beforeEach: () => sentBefore(3 * 24 * 60),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['state', 'B04', 'B32'],
  name: 'An unknown outcome stays so for days and after a reload, and the quote is never offered as if it had not been sent',
  play: async (context) => {
    await context.canvas.findByText(unknown)
    await expect(context.canvas.getByRole('button', { name: 'Accept again…' })).toBeVisible()
    await isNotOffered(context)
  },
}

/**
 * The page reads the document as an order before the call that accepts the quote has ended. This happens, for example, if a
 * comment was saved in another tab.
 */
export const ReadMeanwhile: Story = {
  ...given({ path: '/orders/481007-0' }),
  tags: ['B05'],
  name: 'A quote that is read as an order while its acceptance is under way is accepted once that has ended, even without an answer',
  beforeEach: () => sentBefore(0, '481007-0'),
  play: async ({ canvas }) => {
    const { promise, resolve } = Promise.withResolvers<'unknown'>()
    const acceptance = runExclusively(acceptLock('481007-0'), () => promise)
    await canvas.findByRole('heading', { level: 1, name: 'Order 481007' })
    await expect(canvas.queryByText(/^We do not know|^The supplier has made it/)).toBeNull()
    resolve('unknown')
    await expect(await acceptance).toBe('unknown')
    await canvas.findByText('The supplier has made it Order 481007.')
    await expect(canvas.queryByText(/^We do not know/)).toBeNull()
    await toast()
  },
}
