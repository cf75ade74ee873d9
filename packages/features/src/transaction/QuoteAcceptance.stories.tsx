import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@trade-portal/design-system'
import { heard } from '@trade-portal/design-system/testing'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { hasUnsentText } from '../shared/forms/unsentText.ts'
import { runExclusively } from '../shared/locks/exclusive.ts'
import { useSession } from '../shared/session/useSession.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { acceptLock } from './acceptQuote.ts'
import { TransactionScreen } from './TransactionScreen.tsx'

const page = within(document.body)

const meta = {
  component: TransactionScreen,
  ...given({ path: '/orders/300001-0' }),
} satisfies Meta<typeof TransactionScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Opens the dialog. @returns its queries */
async function open({ canvas, userEvent }: PlayContext, button = 'Accept Quote') {
  await userEvent.click(await canvas.findByRole('button', { name: button }))
  return within(await page.findByRole('dialog', { name: 'Quote Acceptance' }))
}

/** Fills the dialog and sends it, with two clicks, as of an impatient customer. */
async function accept(context: PlayContext) {
  const { userEvent } = context
  const dialog = await open(context)
  // Far in the future, because days before today cannot be picked.
  await userEvent.click(dialog.getByRole('spinbutton', { name: /^day, Delivery date/ }))
  await userEvent.keyboard('23112099')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Go ahead')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Accept Quote' }))
  return dialog
}

const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

export const Typical: Story = {
  tags: ['state'],
  play: async (context) => {
    const dialog = await open(context)
    await dialog.findByText('Quote 300001 becomes an order.')
    await expect(dialog.getByText(/^The quote says \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
    const parts = dialog.getAllByRole('spinbutton').map(({ textContent }) => textContent)
    await expect(parts).toEqual(['dd', 'mm', 'yyyy'])
  },
}

export const PastDay: Story = {
  name: 'A quote is not accepted for a day that has passed',
  play: async (context) => {
    const { userEvent } = context
    const sent = watchCalls('acceptQuote')
    const dialog = await open(context)
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^day, Delivery date/ }))
    await userEvent.keyboard('01012020')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Go ahead')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept Quote' }))
    await dialog.findByText('The delivery date is in the past')
    await expect(sent()).toBe(0)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context)
  },
}

export const Required: Story = {
  name: 'A delivery date and a comment are required',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')
    const dialog = await open(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), '  ')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Accept Quote' }))
    await waitFor(() => expect(dialog.getAllByText('Required')).toHaveLength(2))
    await expect(sent()).toBe(0)
  },
}

export const Accepted: Story = {
  tags: ['state', 'B26'],
  name: 'Two presses accept a quote once: a toast says so, and the quote is shown as the order that it is now',
  play: async (context) => {
    const { canvas } = context
    const payloads = watchPayloads('acceptQuote')
    await accept(context)
    await page.findByText('Quote accepted', { selector: '[slot="title"]' })
    await waitFor(() => expect(heard()).toContain('Quote accepted'))
    await canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
    await closed()
    await canvas.findByText('The supplier has made it Order 300001.')
    await expect(canvas.getByRole('link', { name: 'View orders' })).toHaveAttribute('href', '/orders')
    await expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await expect(payloads()).toEqual([
      expect.objectContaining({
        numTran: '300001',
        suffixTran: '0',
        deliveryDate: '2099-11-23',
        comment1: 'Go ahead',
      }),
    ])
    await context.userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('The supplier has made it Order 300001.')).toBeNull())
  },
}

export const RereadFails: Story = {
  tags: ['state', 'B32'],
  ...given({ faults: { getTransactionTP: { fault: 'forbidden', after: 2 } } }),
  name: 'A quote whose acceptance is followed by a failing re-read is accepted, once, and cannot be accepted again',
  play: async (context) => {
    const { canvas } = context
    await accept(context)
    await canvas.findByText('The supplier does not show the order yet.')
    await closed()
    await expect(heard().filter((words) => words === 'Quote accepted')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
  },
}

/** The Error dialog with this message, closed by Cancel. What was typed stays. */
async function fails(context: PlayContext, message: string) {
  const dialog = await accept(context)
  const error = within(await page.findByRole('alertdialog', { name: 'Error' }))
  await error.findByText(message)
  await context.userEvent.click(error.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue('Go ahead'))
  return dialog
}

export const Refused: Story = {
  tags: ['state', 'A07'],
  ...given({ faults: { acceptQuote: { fault: 'field-errors', times: 1 } } }),
  name: 'A refusal is told in the first words of the supplier, and what was entered stays to be sent again',
  play: async (context) => {
    const dialog = await fails(context, 'This order reference has already been used')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Accept Quote' }))
    await context.canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
  },
}

export const NotPossible: Story = {
  ...given({ faults: { acceptQuote: 'no-records' } }),
  name: 'Any other refusal is “Unable to make request”',
  play: async (context) => {
    await fails(context, 'Unable to make request')
  },
}

export const NotRead: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'network-failure', after: 1, times: 1 } } }),
  name: 'A quote that cannot be read before is not accepted: “Unable to make request”',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')
    const dialog = await fails(context, 'Unable to make request')
    await expect(sent()).toBe(0)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Accept Quote' })).toHaveFocus())
  },
}

export const Changed: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'repriced', after: 1 } } }),
  tags: ['B20'],
  name: 'A quote whose prices have changed since it was shown is not accepted',
  play: async (context) => {
    const sent = watchCalls('acceptQuote')
    await fails(
      context,
      'This quote has changed since it was shown to you. Please look at it again before you accept it.',
    )
    await expect(sent()).toBe(0)
  },
}

const unknown = 'We do not know whether Quote 300001 was accepted'

export const OutcomeUnknown: Story = {
  tags: ['state', 'B04'],
  ...given({ faults: { acceptQuote: 'network-failure' } }),
  name: 'Without an answer the quote may be accepted or not: it is read again, and cannot be accepted at once',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchCalls('acceptQuote')
    await accept(context)
    await canvas.findByText(unknown)
    await closed()
    await waitFor(() => expect(heard()).toContain(unknown))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull())
    await expect(canvas.queryByRole('button', { name: 'Accept again…' })).toBeNull()
    const answer = holdCalls(context.msw, 'getTransactionTP')
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await canvas.findByRole('button', { name: 'Checking…' })
    answer()
    await canvas.findByRole('button', { name: 'Check now' })
    await canvas.findByText(/^It was sent, and no answer came back\. At .* the supplier still had it as a quote\./)
    await expect(sent()).toBe(1)
  },
}

export const OutcomeUnknownOnAPhone: Story = {
  ...given({ faults: { acceptQuote: 'network-failure' } }),
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await accept(context)
    await context.canvas.findByText(unknown)
  },
}

export const LostAfterCommit: Story = {
  ...given({ faults: { acceptQuote: 'lost-after-commit' } }),
  tags: ['B05'],
  name: 'A quote that was accepted although the answer was lost is found to be an order',
  play: async (context) => {
    const { canvas } = context
    const sent = watchCalls('acceptQuote')
    await accept(context)
    await canvas.findByRole('heading', { level: 1, name: 'Order 300001' })
    await canvas.findByText('The supplier has made it Order 300001.')
    await page.findByText('Quote accepted', { selector: '[slot="title"]' })
    await expect(sent()).toBe(1)
  },
}

/** Asks, as the notice of a new version does. */
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
  ...given({ faults: { acceptQuote: { fault: 'late-commit', lateByMs: 1000 } } }),
  tags: ['B06'],
  name: 'A quote that is accepted after a gateway has given up is found by Check now, and its terms are not unsent any more',
  play: async (context) => {
    const { canvas, userEvent } = context
    await accept(context)
    await canvas.findByText(unknown)
    await closed()
    const ask = canvas.getByRole('button', { name: /^Is there unsent text/ })
    await userEvent.click(ask)
    await waitFor(() => expect(ask).toHaveTextContent('Is there unsent text? true'))
    await waitFor(
      async () => {
        const check = canvas.queryByRole('button', { name: 'Check now' })
        if (check) await userEvent.click(check)
        await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order 300001')
      },
      { timeout: 8000, interval: 500 },
    )
    await userEvent.click(ask)
    await waitFor(() => expect(ask).toHaveTextContent('Is there unsent text? false'))
  },
}

/** An acceptance that this browser sent some time ago. */
function sentBefore(minutes: number, quote = '300001-0') {
  const acceptance = { username: 'demo-admin', quote, state: 'sent', at: Date.now() - minutes * 60_000 }
  window.localStorage.setItem('trade-portal.lasting.accepted-quotes', JSON.stringify([acceptance]))
}

export const AcceptedAgain: Story = {
  tags: ['state', 'B04'],
  beforeEach: () => sentBefore(3),
  name: 'A quote that still is one some minutes later, also after a reload, can be accepted again',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText(unknown)
    await expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    const dialog = await open(context, 'Accept again…')
    await userEvent.click(dialog.getByRole('spinbutton', { name: /^day, Delivery date/ }))
    await userEvent.keyboard('23112099')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Comment/ }), 'Once more')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept Quote' }))
    await canvas.findByText('The supplier has made it Order 300001.')
  },
}

export const SentLongAgo: Story = {
  beforeEach: () => sentBefore(3 * 24 * 60),
  tags: ['B32'],
  name: 'A quote whose outcome is unknown stays so for days, and is never offered as if it had not been sent',
  play: async ({ canvas }) => {
    await canvas.findByText(unknown)
    await expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
  },
}

/** As if a comment that was saved in another tab had led to the reading. */
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
    await page.findByText('Quote accepted', { selector: '[slot="title"]' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { acceptQuote: 'session-expired' } }),
  play: async (context) => {
    await accept(context)
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Sending: Story = {
  name: 'While it is being sent the button says so, and sends nothing more',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'acceptQuote')
    const sent = watchCalls('acceptQuote')
    const dialog = await accept(context)
    const button = await dialog.findByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    answer()
    await closed()
    await expect(sent()).toBe(1)
  },
}

export const ReadSlowlyBefore: Story = {
  ...given({ faults: { getTransactionTP: { fault: 'never', after: 1 } } }),
  tags: ['B26'],
  name: 'A quote that is being read before its acceptance is not offered again when the dialog is closed',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await accept(context)
    await dialog.findByRole('button', { name: 'Sending...' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await closed()
    await expect(canvas.queryByRole('button', { name: 'Accept Quote' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy to Cart' })).toBeVisible()
  },
}
