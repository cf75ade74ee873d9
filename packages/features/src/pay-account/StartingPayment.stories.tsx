import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { answerHeld, holdCalls } from '@trade-portal/mocks/browser'
import { given, type FaultName } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchLeaving } from '../testing/watchLeaving.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PayAccountScreen } from './PayAccountScreen.tsx'

const left: string[] = []

const meta = {
  component: PayAccountScreen,
  ...given({ path: '/pay-account?invoiceId=500001&suffix=0' }),
  beforeEach: () => {
    left.length = 0
    return watchLeaving(left)
  },
} satisfies Meta<typeof PayAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)
const proceed = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Proceed to Payment' })

async function expectError({ canvas, userEvent }: PlayContext, message: RegExp | string): Promise<void> {
  const dialog = await page.findByRole('alertdialog', { name: 'Error' })
  await within(dialog).findByText(message)
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled())
  await expect(left).toEqual([])
}

export const Leaves: Story = {
  name: 'Proceed to Payment opens a payment with amount, reference and the pages to return to, and leaves for its page',
  play: async (context) => {
    const sent = watchPayloads('createPaymentSession')
    await context.userEvent.click(await proceed(context))
    await waitFor(() => expect(left).toHaveLength(1))
    await expect(left[0]).toMatch(/^https:\/\/supplier\.example\/windcave\/pay\?session=/)
    const base = `${window.location.origin}/#/payment-`
    await expect(sent()).toEqual([
      {
        idCust: 'HAR001',
        paymentAmount: 8523.44,
        paymentReference: 'HAR001-500001-0',
        callbackUrlApproved: `${base}complete`,
        callbackUrlCancelled: `${base}cancelled`,
        callbackUrlDeclined: `${base}fail`,
      },
    ])
  },
}

export const WholeCents: Story = {
  ...given({ path: '/pay-account?invoiceId=500001&suffix=0&amount=1' }),
  tags: ['C11', 'C12'],
  name: 'The amount is sent in whole cents, as it was entered, and never that of the address',
  play: async (context) => {
    const { canvas, userEvent } = context
    const sent = watchPayloads('createPaymentSession')
    const amount = await canvas.findByRole('spinbutton', { name: 'Amount (AUD)' })
    await expect(amount).toHaveValue('8,523.44')
    await userEvent.clear(amount)
    await userEvent.type(amount, '12.345')
    await userEvent.click(await proceed(context))
    await waitFor(() => expect(left).toHaveLength(1))
    await expect(sent()).toEqual([expect.objectContaining({ paymentAmount: 12.35 })])
  },
}

export const LeftMeanwhile: Story = {
  name: 'Whoever has gone to another page meanwhile is not taken away from it, and told that nothing was paid',
  play: async (context) => {
    const answer = holdCalls(context.msw, 'createPaymentSession')
    await context.userEvent.click(await proceed(context))
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Invoice 500001' }))
    await context.canvas.findByRole('heading', { name: 'Went to /invoices/500001-0' })
    answer()
    await page.findByText(/^The payment page was not opened/)
    await expect(left).toEqual([])
  },
}

export const WithoutTheScript: Story = {
  ...given({ settings: { payment_provider: 'windriver', checkout_script: '', checkout_key: 'key' } }),
  tags: ['C13'],
  name: 'Without the provider’s script there is an Error dialog, and the button can be pressed again',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await expectError(context, 'Payment by card is not set up. Please call us to pay.')
    await expect(context.canvas.queryByText('Have you paid already?')).not.toBeInTheDocument()
  },
}

export const Once: Story = {
  tags: ['C01', 'B26'],
  name: 'However often it is pressed, one payment is opened and the browser leaves once',
  play: async (context) => {
    const calls = watchCalls('createPaymentSession')
    const button = await proceed(context)
    for (let press = 0; press < 20; press += 1) button.click()
    await context.userEvent.dblClick(button)
    await waitFor(() => expect(left).toHaveLength(1))
    await expect(calls()).toBe(1)
  },
}

export const Pending: Story = {
  ...given({ held: ['createPaymentSession'] }),
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await context.canvas.findByRole('button', { name: 'Opening the payment page…' })
    await waitFor(() => expect(heard()).toContain('Opening the payment page…'))
    answerHeld('createPaymentSession')
    await waitFor(() => expect(left).toHaveLength(1))
  },
}

export const ForeignAddress: Story = {
  ...given({ faults: { createPaymentSession: 'foreign-address' } }),
  tags: ['C02'],
  name: 'A payment page at an address that is not allowed is not opened',
  play: async (context) => {
    await context.userEvent.click(await proceed(context))
    await expectError(context, /has an address that this portal does not trust/)
  },
}

/** A payment that could not be opened says why, and the next press opens one. */
function failing(fault: FaultName, words: string) {
  return {
    ...given({ faults: { createPaymentSession: { fault, times: 1 } } }),
    play: async (context) => {
      const calls = watchCalls('createPaymentSession')
      await context.userEvent.click(await proceed(context))
      await expectError(context, words)
      await expect(calls()).toBe(1)
      await context.userEvent.click(await proceed(context))
      await waitFor(() => expect(left).toHaveLength(1))
    },
  } satisfies Story
}

const unexpected = 'The supplier gave an unexpected answer. Please try again.'

export const Refused: Story = {
  name: 'The supplier’s own message is shown when it refuses a payment, which can be tried again',
  ...failing('field-error', 'This order reference has already been used'),
}

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

export const BackFromThePage: Story = {
  tags: ['C05'],
  name: 'Back from the payment page leaves a form that can be used, and asks whether it was paid',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await proceed(context))
    await waitFor(() => expect(left).toHaveLength(1))
    const balances = watchCalls('getUserDetails')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await canvas.findByText('Have you paid already?')
    await waitFor(() => expect(balances()).toBe(1))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Proceed to Payment' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText('Have you paid already?')).not.toBeInTheDocument())
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
