import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls, releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import { allAnswered } from '../testing/allAnswered.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchLeaving } from '../testing/watchLeaving.ts'
import { watchPayloads } from '../testing/watchPayloads.ts'
import { PayAccountScreen } from './PayAccountScreen.tsx'

const meta = {
  component: PayAccountScreen,
  ...given({ path: '/pay-account', clock: 'held' }),
} satisfies Meta<typeof PayAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const amountField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Amount (AUD)' })
const overdue = (canvas: Canvas) => canvas.findByRole('radio', { name: 'Overdue balance $5,929.04' })
const referenceField = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Payment reference' })
const proceed = (canvas: Canvas) => canvas.getByRole('button', { name: 'Proceed to Payment' })

const about = (canvas: Canvas) => canvas.queryByText('Statement reference')?.nextElementSibling?.textContent

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await overdue(canvas)).toBeChecked()
    await expect(canvas.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay Account')
    await expect(await referenceField(canvas)).toHaveValue('HAR001-0-0')
    await expect(about(canvas)).toBe('Statement 31/10/2026')
    await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')
    await passTime(1000)
    await expect(contentAnnouncements()).toEqual([])
  },
}

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await amountField(canvas)).toHaveValue('0.00')
    await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(proceed(canvas)).toHaveAccessibleDescription('Enter an amount above 0.')
  },
}

export const Loading: Story = loading('getUserDetails', 'your account', 'Pay Account')
export const Failed: Story = failed('getUserDetails', 'your account')

export const Refused: Story = {
  ...given({ faults: { createPaymentSession: 'field-error' } }),
  play: async ({ canvas, userEvent }) => {
    await overdue(canvas)
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await dialog.findByText('This order reference has already been used')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Payment' }))
    await expect(bar.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Current balance $30,155.96' }))
    await expect(bar.getByText('$30,155.96')).toBeVisible()
  },
}

export const Typed: Story = {
  tags: ['state'],
  name: 'A payment needs a valid amount and a reference',
  play: async ({ canvas, userEvent, step }) => {
    await overdue(canvas)
    const reference = await referenceField(canvas)
    const calls = watchCalls('createPaymentSession')

    await expect(canvas.getByRole('radio', { name: /^Statement balance/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: /^Current balance/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Another amount' }))
    const amount = await amountField(canvas)
    await step('paying more than the account owes needs confirmation', async () => {
      await expect(amount).toHaveValue('30,155.96')
      await userEvent.clear(amount)
      await userEvent.type(amount, '99999.99')
      await userEvent.click(proceed(canvas))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
      await dialog.findByText('You are paying $99,999.99. The current balance of your account is $30,155.96.')
      await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
    })

    await step('text that is not an amount above 0 cannot be paid, and the button says why', async () => {
      for (const wrong of ['0', '-5', '12,50', '1e3', '12.345']) {
        await userEvent.clear(amount)
        await userEvent.type(amount, wrong)
        await userEvent.tab()
        await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
      }
      const hint = 'Enter an amount such as 1,797.95'
      await passTimeUntil(() => expect(announcements()).toContain(hint))
      await expect(proceed(canvas)).toHaveAccessibleDescription(hint)
      proceed(canvas).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(amount).toHaveFocus())
    })

    await step('a reference is required', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '$1234.5')
      await userEvent.clear(reference)
      await userEvent.tab()
      await waitFor(() => expect(reference).toHaveAccessibleDescription('Enter a payment reference.'))
      await expect(amount).toHaveValue('1,234.50')
      await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
      await expect(calls()).toBe(0)
    })
  },
}

export const Invoice: Story = {
  ...given({
    path: '/pay-account?invoiceId=500001&suffix=0',
    faults: { getTransactionTP: { fault: 'forbidden', times: 1 } },
  }),
  name: 'Paying an invoice fills in its total and a reference',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the invoice to pay')
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Pay the account instead' })).toHaveAttribute('href', '/pay-account')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', { name: 'Invoice total $8,523.44' })).toBeChecked()
    await expect(await referenceField(canvas)).toHaveValue('HAR001-500001-0')
    await expect(about(canvas)).toBe('Invoice 500001')
    await expect(canvas.getByRole('link', { name: 'Invoice 500001' })).toHaveAttribute('href', '/invoices/500001-0')
  },
}

const left: string[] = []

const leaving = () => {
  left.length = 0
  return watchLeaving(left)
}

export const OpenOnStatement: Story = {
  ...given({ path: '/pay-account?invoiceId=500014&suffix=0', held: ['getStatementDetail'] }),
  beforeEach: leaving,
  tags: ['state'],
  name: 'For a partly paid invoice, the amount still owed is offered',
  play: async ({ canvas, userEvent }) => {
    // The form does not wait for the statement.
    await expect(await canvas.findByRole('radio', { name: 'Invoice total $2,978.40' })).toBeChecked()
    await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')
    releaseHeldCalls('getStatementDetail')
    await passTimeUntil(() => expect(announcements()).toContain('$1,489.20 is open on your newest statement.'))
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
    await dialog.findByText(/\$2,978\.40\. Your newest statement says that \$1,489\.20 is open on this invoice\.$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
    await waitFor(() => expect(proceed(canvas)).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Pay that' }))
    await expect(await amountField(canvas)).toHaveValue('1,489.20')
    await userEvent.click(proceed(canvas))
    await waitFor(() => expect(left).toHaveLength(1))
  },
}

export const StatementFailed: Story = {
  ...given({ path: '/pay-account?invoiceId=500014&suffix=0', faults: { getStatementDetail: 'server-error' } }),
  beforeEach: leaving,
  name: 'An invoice can be paid though its statement does not load',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Invoice total $2,978.40' })).toBeChecked()
    await allAnswered()
    await userEvent.click(proceed(canvas))
    await waitFor(() => expect(left).toHaveLength(1))
  },
}

export const Settled: Story = {
  ...given({
    path: '/pay-account?invoiceId=500001&suffix=0',
    settings: { payment_provider: 'windriver', checkout_script: 'https://windriver.example/checkout.js' },
  }),
  tags: ['state'],
  name: 'Paying an invoice that is already settled needs confirmation',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing is open on your newest statement. This invoice may be paid already.')
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
    await dialog.findByText(/Your newest statement says that \$0\.00 is open on this invoice\.$/)
  },
}

export const NoInvoice: Story = {
  ...given({ path: '/pay-account?invoiceId=300001&suffix=0' }),
  tags: ['state'],
  name: 'A quote cannot be paid',
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing to pay at this address.')
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Pay the account instead' })).toHaveAttribute('href', '/pay-account')
  },
}

/** Stores payments that were made, and payments whose page was opened. */
function rememberPayments(): void {
  const store = (reference: string, amount: number, daysAgo: number, state: 'paid' | 'started') => {
    const at = Date.now() - daysAgo * 86_400_000 - 60_000
    return { username: 'demo-admin', reference, amount, at, path: '/pay-account', state, paymentId: '' }
  }
  const payments = [
    store('Lately', 592_904, 0, 'started'),
    store('HAR001-0-0', 592_904, 3, 'paid'),
    // A later payment had the same reference, so the portal does not ask about this one.
    store('HAR001-0-0', 100, 3.1, 'started'),
    store('Long ago', 592_904, 4, 'started'),
    store('Before', 700, 5, 'paid'),
  ]
  window.localStorage.setItem('trade-portal.lasting.payments', JSON.stringify(payments))
}

export const PaidBefore: Story = {
  beforeEach: () => {
    rememberPayments()
    return leaving()
  },
  tags: ['state'],
  name: 'Earlier payments are listed; repeating needs confirmation',
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls('createPaymentSession')
    const notice = await canvas.findByText(/^You paid \$5,929\.04 with the reference HAR001-0-0 on /)
    await passTimeUntil(() => expect(announcements().join()).toContain('You paid $5,929.04'))
    await expect(notice).toHaveTextContent(/You paid \$7\.00 with the reference Before on .* The balances below/)
    // Payments that were made, or may have been within three days, are listed.
    await expect(canvas.getByText(/^You opened the payment page/)).toHaveTextContent(/\$5,929\.04 .* Lately/)
    const [ofPaid = document.body] = canvas.getAllByRole('button', { name: 'Dismiss' })
    await userEvent.click(ofPaid)
    await waitFor(() => expect(canvas.queryByText(/^You paid/)).not.toBeInTheDocument())
    // As if another tab had recorded the same payment meanwhile.
    rememberPayments()
    await overdue(canvas)
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay the same again?' }))
    await expect(calls()).toBe(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Pay again' }))
    await waitFor(() => expect(left).toHaveLength(1))
  },
}

export const Leaves: Story = {
  // The amount in the address is ignored.
  ...given({ path: '/pay-account?invoiceId=500023&suffix=0&amount=1', held: ['createPaymentSession'] }),
  beforeEach: leaving,
  name: 'The payment page opens once; the form works after going back',
  play: async ({ canvas, msw, userEvent, step }) => {
    const sent = watchPayloads('createPaymentSession')
    await referenceField(canvas)

    await step('twenty presses send one request and open the payment page once', async () => {
      const button = proceed(canvas)
      for (let press = 0; press < 20; press += 1) button.click()
      await passTimeUntil(() => expect(announcements()).toContain('Opening the payment page…'))
      releaseHeldCalls('createPaymentSession')
      await waitFor(() =>
        expect(left).toEqual([expect.stringMatching(/^https:\/\/supplier\.example\/windcave\/pay\?/)]),
      )
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

    await step('going back asks whether the payment was made, and reloads the balances', async () => {
      const balances = watchCalls('getUserDetails')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      await canvas.findByText('Have you paid already?')
      await waitFor(() => expect(balances()).toBe(1))
      await waitFor(() => expect(proceed(canvas)).toBeEnabled())
    })

    await step('a customer who leaves while the payment page opens learns that nothing was paid', async () => {
      const answer = holdCalls(msw, 'createPaymentSession')
      await userEvent.click(proceed(canvas))
      await userEvent.click(await screen.findByRole('button', { name: 'Pay again' }))
      await waitFor(() => expect(sent()).toHaveLength(2))
      await userEvent.click(await canvas.findByRole('link', { name: 'Invoice 500023' }))
      await canvas.findByRole('heading', { name: 'Went to /invoices/500023-0' })
      answer()
      await screen.findByText(/^The payment page was not opened/)
      await expect(left).toHaveLength(1)
    })
  },
}

export const NoJson: Story = {
  ...given({ faults: { createPaymentSession: { fault: 'not-json', times: 1 } } }),
  beforeEach: leaving,
  tags: ['C03'],
  name: 'A payment can be tried again after an unexpected answer',
  play: async ({ canvas, userEvent }) => {
    const calls = watchCalls('createPaymentSession')
    await overdue(canvas)
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await dialog.findByText('The supplier gave an unexpected answer. Try again.')
    await expect([left.length, calls()]).toEqual([0, 1])
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
    await expect(canvas.queryByText('Have you paid already?')).not.toBeInTheDocument()
    await userEvent.click(proceed(canvas))
    await waitFor(() => expect(left).toHaveLength(1))
  },
}
