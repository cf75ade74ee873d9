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

export const Leaves: Story = {
  ...given({ held: ['createPaymentSession'] }),
  name: 'One payment is opened, and the form works after Back',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const sent = watchPayloads('createPaymentSession')

    await step('twenty presses send one request and leave the page once', async () => {
      const button = await proceed(context)
      for (let press = 0; press < 20; press += 1) button.click()
      await passTimeUntil(() => expect(announcements()).toContain('Opening the payment page…'))
      releaseHeldCalls('createPaymentSession')
      await isLeft(1)
      await expect(left[0]).toMatch(/^https:\/\/supplier\.example\/windcave\/pay\?session=/)
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

    await step('Back asks whether it was paid, and another amount can be paid', async () => {
      const balances = watchCalls('getUserDetails')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await canvas.findByText('Have you paid already?')
      await waitFor(() => expect(balances()).toBe(1))
      await waitFor(async () => expect(await proceed(context)).toBeEnabled())
      await userEvent.click(canvas.getByRole('radio', { name: 'Another amount' }))
      const amount = await canvas.findByRole('textbox', { name: 'Amount (AUD)' })
      await userEvent.clear(amount)
      await userEvent.type(amount, '12.35')
      await userEvent.click(await proceed(context))
      await isLeft(2)
      await expect(sent().slice(1)).toMatchObject([{ paymentAmount: 12.35 }])
    })

    await step('a customer who leaves the screen meanwhile learns that nothing was paid', async () => {
      const answer = holdCalls(context.msw, 'createPaymentSession')
      await userEvent.click(await proceed(context))
      await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }))
      await waitFor(() => expect(sent()).toHaveLength(3))
      await userEvent.click(await canvas.findByRole('link', { name: 'Invoice 500023' }))
      await canvas.findByRole('heading', { name: 'Went to /invoices/500023-0' })
      answer()
      await screen.findByText(/^The payment page was not opened/)
      await expect(left).toHaveLength(2)
    })
  },
}

/** A story in which the payment page cannot be opened. A dialog says why, and the button can be pressed again. */
function notOpened(fault: FaultName, words: string | RegExp) {
  return {
    ...given({ faults: { createPaymentSession: { fault, times: 1 } } }),
    play: async (context) => {
      const calls = watchCalls('createPaymentSession')
      await context.userEvent.click(await proceed(context))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
      await dialog.findByText(words)
      await expect([left.length, calls()]).toEqual([0, 1])
      await context.userEvent.click(dialog.getByRole('button', { name: 'OK' }))
      await expect(context.canvas.queryByText('Have you paid already?')).not.toBeInTheDocument()
      await context.userEvent.click(await proceed(context))
      await isLeft(1)
    },
  } satisfies Story
}

export const NoJson: Story = {
  tags: ['C03'],
  name: 'An unexpected answer is an error that can be tried again',
  ...notOpened('not-json', 'The supplier gave an unexpected answer. Try again.'),
}

export const NotReached: Story = {
  name: 'A missing answer is an error that can be tried again',
  ...notOpened('network-failure', 'We cannot reach the supplier. Check your connection and try again.'),
}

export const ForeignAddress: Story = {
  name: 'An address that is not allowed is not opened',
  ...notOpened('foreign-address', /has an address that this portal does not trust/),
}

export const WithoutTheScript: Story = {
  ...given({ settings: { payment_provider: 'windriver', checkout_script: '', checkout_key: 'key' } }),
  name: 'A provider without a script opens no payment',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await dialog.findByText('Payment by card is not set up. Call us to pay.')
    await expect(left).toEqual([])
  },
}
