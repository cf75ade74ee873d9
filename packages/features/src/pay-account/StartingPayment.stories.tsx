import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls, holdCalls } from '@trade-portal/mocks/browser'
import { given, type FaultName } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchLeaving } from '../testing/watchLeaving.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PayAccountScreen } from './PayAccountScreen.tsx'

const left: string[] = []

const meta = {
  component: PayAccountScreen,
  // The amount in an address is ignored.
  ...given({ path: '/pay-account?invoiceId=500023&suffix=0&amount=1', clock: 'held' }),
  beforeEach: () => {
    left.length = 0
    return watchLeaving(left)
  },
} satisfies Meta<typeof PayAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

const proceed = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Proceed to Payment' })

const isLeft = (times: number) => waitFor(() => expect(left).toHaveLength(times))

/** Checks that an Error dialog says why no payment was opened, and that the button can be pressed again. */
async function isNotOpened(context: PlayContext, message: RegExp | string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
  await within(dialog).findByText(message)
  await context.userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(async () => expect(await proceed(context)).toBeEnabled())
  await expect(left).toEqual([])
  await expect(context.canvas.queryByText('Have you paid already?')).not.toBeInTheDocument()
}

export const Leaves: Story = {
  ...given({ held: ['createPaymentSession'] }),
  tags: ['B26', 'C01', 'C05', 'C11', 'C12'],
  name: 'Proceed to Payment opens one payment and leaves for its page',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('createPaymentSession')

    await step('however often it is pressed', async () => {
      const button = await proceed(context)
      for (let press = 0; press < 20; press += 1) button.click()
      await userEvent.dblClick(button)
      await canvas.findByRole('button', { name: 'Opening the payment page…' })
      await passTimeUntil(() => expect(announcements()).toContain('Opening the payment page…'))
      releaseHeldCalls('createPaymentSession')
      await isLeft(1)
      await expect(left[0]).toMatch(/^https:\/\/supplier\.example\/windcave\/pay\?session=/)
    })

    await step('it sends amount, reference and the pages to return to', async () => {
      const base = `${window.location.origin}/#/payment-`
      await expect(sent()).toEqual([
        {
          idCust: 'HAR001',
          paymentAmount: 3681.48,
          paymentReference: 'HAR001-500023-0',
          callbackUrlApproved: `${base}complete`,
          callbackUrlCancelled: `${base}cancelled`,
          callbackUrlDeclined: `${base}fail`,
        },
      ])
    })

    await step('Back from that page asks whether it was paid, and the form can be used again', async () => {
      const balances = watchCalls('getUserDetails')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await canvas.findByText('Have you paid already?')
      await waitFor(() => expect(balances()).toBe(1))
      await waitFor(async () => expect(await proceed(context)).toBeEnabled())
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(canvas.queryByText('Have you paid already?')).not.toBeInTheDocument())
    })

    await step('an amount is sent in whole cents, as it was entered', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Another amount' }))
      const amount = await canvas.findByRole('textbox', { name: 'Amount (AUD)' })
      await expect(amount).toHaveValue('3,681.48')
      await userEvent.clear(amount)
      await userEvent.type(amount, '12.35')
      await userEvent.click(await proceed(context))
      await isLeft(2)
      await expect(sent().slice(1)).toEqual([expect.objectContaining({ paymentAmount: 12.35 })])
    })

    await step(
      'a customer who has left the page meanwhile stays on the other one, and learns that nothing was paid',
      async () => {
        const answer = holdCalls(context.msw, 'createPaymentSession')
        await userEvent.click(await proceed(context))
        await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }))
        await waitFor(() => expect(sent()).toHaveLength(3))
        await userEvent.click(await canvas.findByRole('link', { name: 'Invoice 500023' }))
        await canvas.findByRole('heading', { name: 'Went to /invoices/500023-0' })
        answer()
        await screen.findByText(/^The payment page was not opened/)
        await expect(left).toHaveLength(2)
      },
    )
  },
}

export const ForeignAddress: Story = {
  ...given({ faults: { createPaymentSession: 'foreign-address' } }),
  tags: ['C02'],
  name: 'A payment page at an address that is not allowed is not opened',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await isNotOpened(context, /has an address that this portal does not trust/)
  },
}

/**
 * A story in which a payment page cannot be opened. A dialog says why. When the button is pressed again, the payment page
 * opens.
 */
function failing(fault: FaultName, words: string) {
  return {
    ...given({ faults: { createPaymentSession: { fault, times: 1 } } }),
    play: async (context) => {
      const calls = watchCalls('createPaymentSession')
      await context.userEvent.click(await proceed(context))
      await isNotOpened(context, words)
      await expect(calls()).toBe(1)
      await context.userEvent.click(await proceed(context))
      await isLeft(1)
    },
  } satisfies Story
}

export const Refused: Story = {
  tags: ['C03'],
  name: 'The supplier’s own message is shown when it refuses a payment, which can be tried again',
  ...failing('field-error', 'This order reference has already been used'),
}

const unexpected = 'The supplier gave an unexpected answer. Try again.'

export const WithoutAddress: Story = {
  tags: ['C03'],
  name: 'An answer without an address is an error, and the payment can be tried again',
  ...failing('foreign-body', unexpected),
}

export const NoJson: Story = {
  tags: ['C03'],
  name: 'An HTML page as the answer is an error, and the payment can be tried again',
  ...failing('not-json', unexpected),
}

export const NotReached: Story = {
  tags: ['C04'],
  name: 'Without an answer nothing is sent again by itself, and the payment can be tried again',
  ...failing('network-failure', 'We cannot reach the supplier. Check your connection and try again.'),
}

export const WithoutTheScript: Story = {
  ...given({ settings: { payment_provider: 'windriver', checkout_script: '', checkout_key: 'key' } }),
  tags: ['C13'],
  name: 'Without the provider’s script no payment is opened',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await isNotOpened(context, 'Payment by card is not set up. Call us to pay.')
  },
}

export const SignedOutMeanwhile: Story = {
  ...given({ faults: { createPaymentSession: 'session-expired' } }),
  name: 'A session that ended before the payment leads to sign-in, and nothing is opened',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await context.canvas.findByRole('heading', { name: 'Went to /login' })
    await expect(left).toEqual([])
  },
}
