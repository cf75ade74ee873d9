import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard, heardOfContent } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import type { PaymentRecord } from '../shared/payments/paymentRecords.ts'
import { PayAccountScreen } from './PayAccountScreen.tsx'

const meta = {
  component: PayAccountScreen,
  ...given({ path: '/pay-account' }),
} satisfies Meta<typeof PayAccountScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = PlayContext['canvas']

const amountField = (canvas: Canvas) => canvas.findByRole('spinbutton', { name: 'Amount (AUD)' })
const referenceField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Payment reference' })
const proceed = (canvas: Canvas) => canvas.getByRole('button', { name: 'Proceed to Payment' })

/** What the form begins with, as it is seen. */
async function defaultsIn(canvas: Canvas) {
  const amount = await amountField(canvas)
  const about = canvas.queryByText('Statement reference')?.nextElementSibling?.textContent
  return { amount: amount, reference: referenceField(canvas), about }
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    const { amount, reference, about } = await defaultsIn(canvas)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay Account')
    await expect(amount).toHaveValue('5,929.04')
    await expect(reference).toHaveValue('HAR001-0-0')
    await expect(about).toBe('Statement 31/10/2026')
    await expect(proceed(canvas)).toBeEnabled()
    await waitFor(() => expect(heardOfContent()).toEqual([]))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await amountField(canvas)
  },
}

export const Invoice: Story = {
  tags: ['state'],
  ...given({ path: '/pay-account?invoiceId=500001&suffix=0' }),
  play: async ({ canvas }) => {
    const { amount, reference, about } = await defaultsIn(canvas)
    await expect(amount).toHaveValue('8,523.44')
    await expect(reference).toHaveValue('HAR001-500001-0')
    await expect(about).toBe('Invoice 500001')
    await expect(canvas.getByRole('link', { name: 'Invoice 500001' })).toHaveAttribute('href', '/invoices/500001-0')
  },
}

export const Statement: Story = {
  tags: ['state'],
  ...given({ path: '/pay-account?statementId=2026-08-31' }),
  play: async ({ canvas, userEvent }) => {
    const { amount, reference, about } = await defaultsIn(canvas)
    await expect(reference).toHaveValue('HAR001-0-0')
    await expect(about).toBe('Statement 31/08/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Statement balance $21,368.15' }))
    await expect(amount).toHaveValue('21,368.15')
  },
}

export const TaxMode: Story = {
  ...given({ usa: true, world: 'usa', settings: { locale: 'en-US' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton', { name: 'Amount (USD)' })
    await canvas.findByRole('link', { name: 'Statement 10/31/2026' })
  },
}

export const NothingOverdue: Story = {
  tags: ['state'],
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await expect(await amountField(canvas)).toHaveValue('0.00')
    await expect(proceed(canvas)).toBeDisabled()
    await canvas.findByText('Enter an amount above 0.')
  },
}

export const Windriver: Story = {
  tags: ['state'],
  ...given({ settings: { payment_provider: 'windriver', checkout_script: 'https://windriver.example/checkout.js' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Payment reference' })
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument()
    await expect(proceed(canvas)).toBeEnabled()
  },
}

export const Loading: Story = {
  ...given({ latency: { getUserDetails: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your account')
  },
}

export const Failed: Story = {
  ...given({ faults: { getUserDetails: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your account')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await amountField(canvas)
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getUserDetails: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const WithoutStatements: Story = {
  ...given({ faults: { getStatementList: 'forbidden' } }),
  tags: ['C16'],
  name: 'The account can be paid without a list of statements',
  play: async ({ canvas }) => {
    const { amount, about } = await defaultsIn(canvas)
    await expect(amount).toHaveValue('5,929.04')
    await expect(about).toBeUndefined()
  },
}

export const InvoiceNotLoaded: Story = {
  ...given({
    path: '/pay-account?invoiceId=500001&suffix=0',
    faults: { getTransactionTP: { fault: 'forbidden', times: 1 } },
  }),
  tags: ['C12'],
  name: 'An invoice that cannot be loaded cannot be paid',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the invoice to pay')
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect((await defaultsIn(canvas)).reference).toHaveValue('HAR001-500001-0')
  },
}

export const NoInvoice: Story = {
  ...given({ path: '/pay-account?invoiceId=300001&suffix=0' }),
  tags: ['C12'],
  name: 'Another document than an invoice, or an address that is none, offers to pay the account instead',
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing to pay at this address.')
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Pay the account instead' })).toHaveAttribute('href', '/pay-account')
    await waitFor(() => expect(heard().join()).toContain('There is nothing to pay at this address.'))
  },
}

export const NoStatement: Story = {
  ...given({ path: '/pay-account?statementId=%3Csvg%3E' }),
  tags: ['C12'],
  name: 'A statement that the supplier does not have is not paid under another one’s name',
  play: async ({ canvas }) => {
    await canvas.findByText('There is nothing to pay at this address.')
  },
}

/** What an earlier visit has left on this device. */
function remembered(state: PaymentRecord['state'], at: number): void {
  const record: PaymentRecord = {
    reference: 'HAR001-0-0',
    amount: 592_904,
    at,
    path: '/pay-account',
    state,
    paymentId: '',
  }
  window.sessionStorage.setItem(
    'trade-portal.lasting.payments',
    JSON.stringify({ username: 'demo-admin', value: [record] }),
  )
}

export const PaidBefore: Story = {
  beforeEach: () => remembered('paid', Date.now() - 3 * 86_400_000),
  name: 'A payment that was made is told until it is dismissed, because the balances may not show it yet',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^You paid \$5,929\.04 with the reference HAR001-0-0 on /)
    await waitFor(() => expect(heard().join()).toContain('You paid $5,929.04'))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.queryByText(/^You paid/)).not.toBeInTheDocument())
    await expect(window.sessionStorage.getItem('trade-portal.lasting.payments')).not.toContain('HAR001')
  },
}

export const PaidAgain: Story = {
  beforeEach: () => remembered('paid', Date.now() - 60_000),
  name: 'The same amount under the same reference is paid again only after a question',
  play: async ({ canvas, userEvent }) => {
    await amountField(canvas)
    const calls = watchCalls('createPaymentSession')
    await userEvent.click(proceed(canvas))
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Pay the same again?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
    await waitFor(() => expect(proceed(canvas)).toHaveFocus())
    await expect(calls()).toBe(0)
  },
}

export const MoreThanOwed: Story = {
  name: 'More than the account owes can be paid, and is said',
  play: async ({ canvas, userEvent }) => {
    const amount = await amountField(canvas)
    await userEvent.clear(amount)
    await userEvent.type(amount, '99999.99')
    await canvas.findByText('This is more than the current balance of your account.')
    await expect(proceed(canvas)).toBeEnabled()
  },
}

export const StartedBefore: Story = {
  beforeEach: () => remembered('started', Date.now() - 60_000),
  name: 'A payment page that was opened in the last three days, without an outcome, asks whether it was paid',
  play: async ({ canvas }) => {
    await canvas.findByText('Have you paid already?')
  },
}

export const StartedLongAgo: Story = {
  beforeEach: () => remembered('started', Date.now() - 4 * 86_400_000),
  name: 'A payment page that was opened four days ago asks nothing any more',
  play: async ({ canvas }) => {
    await amountField(canvas)
    await expect(canvas.queryByText('Have you paid already?')).not.toBeInTheDocument()
  },
}

export const OnlyWhenValid: Story = {
  tags: ['C11'],
  name: 'The payment button follows what is typed: a reference and an amount above 0',
  play: async ({ canvas, userEvent }) => {
    const { amount, reference } = await defaultsIn(canvas)
    const calls = watchCalls('createPaymentSession')
    await userEvent.clear(amount)
    for (const wrong of ['0', '0.001', '-5']) {
      await userEvent.type(amount, wrong)
      await expect(proceed(canvas)).toBeDisabled()
      await userEvent.clear(amount)
    }
    // Neither becomes another number, nor the one that stood there before.
    for (const wrong of ['12,50', '1,2']) {
      await userEvent.type(amount, wrong)
      await expect(proceed(canvas)).toBeDisabled()
      await userEvent.tab()
      await expect(amount).toHaveValue('')
      await expect(proceed(canvas)).toBeDisabled()
    }
    await userEvent.type(amount, '12.345')
    await expect(proceed(canvas)).toBeEnabled()
    await userEvent.tab()
    await expect(amount).toHaveValue('12.35')
    await userEvent.clear(reference)
    await expect(proceed(canvas)).toBeDisabled()
    await canvas.findByText('Enter a payment reference.')
    await userEvent.type(reference, 'May')
    await expect(proceed(canvas)).toBeEnabled()
    await expect(calls()).toBe(0)
  },
}

export const AmountsToChoose: Story = {
  name: 'The overdue balance is filled in, and other amounts that are owed are one press away',
  play: async ({ canvas, userEvent }) => {
    const { amount } = await defaultsIn(canvas)
    const choices = within(document.body).getAllByRole('button', { name: /\$/ })
    await expect(choices.map(({ textContent }) => textContent?.replace(/\s\$.*/, ''))).toEqual([
      'Overdue',
      'Statement balance',
      'Current balance',
    ])
    const [, , current] = choices
    if (current) await userEvent.click(current)
    await expect(current).toHaveTextContent(`$${(await amountField(canvas)).getAttribute('value') ?? ''}`)
    await expect(amount).toBeVisible()
  },
}
