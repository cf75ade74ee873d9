import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements, contentAnnouncements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { releaseHeldCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PaymentRecord } from '../trade/payments/paymentRecords.ts'
import type { PlayContext } from '../testing/PlayContext.ts'
import { failed, loading } from '../testing/screenStates.ts'
import { watchCalls } from '../testing/watchCalls.ts'
import { watchLeaving } from '../testing/watchLeaving.ts'
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

const nothingToPay = 'There is nothing to pay at this address.'

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
    const calls = watchCalls('createPaymentSession')
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    await dialog.findByText('This order reference has already been used')
    await expect(calls()).toBe(1)
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
  tags: ['C11'],
  name: 'The payment button follows what is typed: a reference and an amount above 0',
  play: async ({ canvas, userEvent, step }) => {
    await overdue(canvas)
    const reference = await referenceField(canvas)
    const calls = watchCalls('createPaymentSession')

    await step('other amounts than the overdue one that are owed are one press away', async () => {
      const choices = within(canvas.getByRole('radiogroup', { name: 'Amount to pay' })).getAllByRole('radio')
      const names = choices.map((choice) => choice.closest('label')?.textContent?.replace(/\$.*/, ''))
      await expect(names).toEqual(['Overdue balance', 'Statement balance', 'Current balance', 'Another amount'])
      await userEvent.click(canvas.getByRole('radio', { name: /^Current balance/ }))
      await expect(canvas.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
    })

    await userEvent.click(canvas.getByRole('radio', { name: 'Another amount' }))
    const amount = await amountField(canvas)
    await step(
      'another amount begins with the one that was chosen, and stays another one when it is typed',
      async () => {
        await expect(amount).toHaveValue('30,155.96')
        await userEvent.clear(amount)
        await userEvent.type(amount, '5,929.04')
        await expect(amount).toHaveFocus()
        await expect(canvas.getByRole('radio', { name: 'Another amount' })).toBeChecked()
      },
    )

    await step('more than the account owes is paid only after a question', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '99999.99')
      await canvas.findByText('This is more than is owed.')
      await userEvent.click(proceed(canvas))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
      await dialog.findByText('You are paying $99,999.99. The current balance of your account is $30,155.96.')
      await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
      await expect(calls()).toBe(0)
    })

    await step('nothing can be paid without an amount above 0', async () => {
      await userEvent.clear(amount)
      for (const wrong of ['0', '0.00', '-5']) {
        await userEvent.type(amount, wrong)
        await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
        await userEvent.clear(amount)
      }
    })

    await step('a text that is not an amount becomes neither another amount nor the earlier one', async () => {
      for (const wrong of ['12,50', '1e3', '1.797,95', '12.345']) {
        await userEvent.clear(amount)
        await userEvent.type(amount, wrong)
        await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
        await userEvent.tab()
        await expect(amount).toHaveValue(wrong)
        await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
      }
    })

    await step(
      'the field says its error when it is left, and the button, which Tab reaches, says why it is off',
      async () => {
        const hint = 'Enter an amount such as 1,797.95'
        await expect(amount).toHaveAccessibleDescription(hint)
        await passTimeUntil(() => expect(announcements()).toContain(hint))
        await expect(proceed(canvas)).toHaveAccessibleDescription(hint)
        while (document.activeElement !== reference) await userEvent.tab()
        await userEvent.tab()
        await expect(proceed(canvas)).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(amount).toHaveFocus())
        await expect(calls()).toBe(0)
      },
    )

    await step('an amount is shown in full when the field is left', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '$1234.5')
      await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')
      await userEvent.tab()
      await expect(amount).toHaveValue('1,234.50')
    })

    await step('nothing can be paid without a reference', async () => {
      await userEvent.clear(reference)
      await expect(proceed(canvas)).toHaveAttribute('aria-disabled', 'true')
      await userEvent.tab()
      await waitFor(() => expect(reference).toHaveAccessibleDescription('Enter a payment reference.'))
      await userEvent.type(reference, 'May')
      await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')
      await expect(calls()).toBe(0)
    })
  },
}

export const Invoice: Story = {
  ...given({
    path: '/pay-account?invoiceId=500001&suffix=0',
    faults: { getTransactionTP: { fault: 'forbidden', times: 1 } },
  }),
  tags: ['C12'],
  name: 'An invoice is paid with its own amount and reference, and not before it is loaded',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load the invoice to pay')
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Pay the account instead' })).toHaveAttribute('href', '/pay-account')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('radio', { name: 'Invoice total $8,523.44' })).toBeChecked()
    await expect(await referenceField(canvas)).toHaveValue('HAR001-500001-0')
    await expect(canvas.queryByRole('link', { name: 'Pay the account instead' })).not.toBeInTheDocument()
    await expect(about(canvas)).toBe('Invoice 500001')
    await expect(canvas.getByRole('link', { name: 'Invoice 500001' })).toHaveAttribute('href', '/invoices/500001-0')
  },
}

const left: string[] = []

export const OpenOnStatement: Story = {
  ...given({ path: '/pay-account?invoiceId=500014&suffix=0', held: ['getStatementDetail'] }),
  beforeEach: () => {
    left.length = 0
    return watchLeaving(left)
  },
  name: 'Of an invoice that is paid in part, the open amount is offered, and paying more is asked about',
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('radio', { name: 'Invoice total $2,978.40' })).toBeChecked()
    await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')

    await step('it is shown after the form, which does not wait for statements', async () => {
      releaseHeldCalls('getStatementDetail')
      await canvas.findByText('$1,489.20 is open on your newest statement.')
      await passTimeUntil(() => expect(announcements()).toContain('$1,489.20 is open on your newest statement.'))
    })

    await step('more is paid only after a question', async () => {
      const calls = watchCalls('createPaymentSession')
      await userEvent.click(proceed(canvas))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
      await dialog.findByText(/\$2,978\.40\. Your newest statement says that \$1,489\.20 is open on this invoice\.$/)
      await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
      await waitFor(() => expect(proceed(canvas)).toHaveFocus())
      await expect(calls()).toBe(0)
    })

    await step('the open amount is entered with one press, and paid without a question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay that' }))
      await expect(await amountField(canvas)).toHaveValue('1,489.20')
      await userEvent.click(proceed(canvas))
      await waitFor(() => expect(left).toHaveLength(1))
    })
  },
}

export const Settled: Story = {
  ...given({
    path: '/pay-account?invoiceId=500001&suffix=0',
    settings: { payment_provider: 'windriver', checkout_script: 'https://windriver.example/checkout.js' },
  }),
  name: 'An invoice that is settled says so, with either provider, and is paid only after a question',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Nothing is open on your newest statement. This invoice may be paid already.')
    await expect(canvas.queryByRole('button', { name: 'Pay that' })).not.toBeInTheDocument()
    await userEvent.click(proceed(canvas))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay more than is owed?' }))
    await dialog.findByText(/Your newest statement says that \$0\.00 is open on this invoice\.$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
    await waitFor(() => expect(proceed(canvas)).toHaveFocus())
  },
}

export const Statement: Story = {
  ...given({ path: '/pay-account?statementId=2026-08-31', usa: true, world: 'usa', settings: { locale: 'en-US' } }),
  name: 'The balance of a statement is one press away, and paid with the reference of the account; in tax mode as well',
  play: async ({ canvas, userEvent }) => {
    await expect(await referenceField(canvas)).toHaveValue('HAR001-0-0')
    await expect(about(canvas)).toBe('Statement 08/31/2026')
    const balance = canvas.getByRole('radio', { name: 'Statement balance $21,029.92' })
    await userEvent.click(balance)
    await expect(balance).toBeChecked()
  },
}

export const Windriver: Story = {
  ...given({ settings: { payment_provider: 'windriver', checkout_script: 'https://windriver.example/checkout.js' } }),
  name: 'If the provider’s page asks for the amount, this screen does not',
  play: async ({ canvas }) => {
    await referenceField(canvas)
    await expect(canvas.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(proceed(canvas)).not.toHaveAttribute('aria-disabled')
  },
}

export const WithoutStatements: Story = {
  ...given({ faults: { getStatementList: 'forbidden' } }),
  tags: ['C16'],
  name: 'The account can be paid without a list of statements',
  play: async ({ canvas }) => {
    await expect(await overdue(canvas)).toBeChecked()
    await expect(about(canvas)).toBeUndefined()
  },
}

export const NoInvoice: Story = {
  ...given({ path: '/pay-account?invoiceId=300001&suffix=0' }),
  tags: ['C12'],
  name: 'Another document than an invoice, or an address that is none, offers to pay the account instead',
  play: async ({ canvas }) => {
    await canvas.findByText(nothingToPay)
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Pay the account instead' })).toHaveAttribute('href', '/pay-account')
    await passTimeUntil(() => expect(announcements().join()).toContain(nothingToPay))
  },
}

export const NoStatement: Story = {
  ...given({ path: '/pay-account?statementId=%3Csvg%3E' }),
  tags: ['C12'],
  name: 'A statement that the supplier does not have is not paid under another one’s name',
  play: async ({ canvas }) => {
    await canvas.findByText(nothingToPay)
    await expect(canvas.queryByRole('button', { name: 'Proceed to Payment' })).not.toBeInTheDocument()
  },
}

/**
 * Stores earlier payments. Two of them have the reference that the form is prefilled with. The others have other
 * references.
 */
function rememberPayments(): void {
  const paid: PaymentRecord = {
    reference: 'HAR001-0-0',
    amount: 592_904,
    at: Date.now() - 3 * 86_400_000,
    path: '/pay-account',
    state: 'paid',
    paymentId: '',
  }
  const opened: PaymentRecord = { ...paid, reference: 'Lately', at: Date.now() - 60_000, state: 'started' }
  const paidEarlier: PaymentRecord = { ...paid, reference: 'Before', amount: 700, at: Date.now() - 5 * 86_400_000 }
  const givenUp: PaymentRecord = { ...paid, amount: 100, at: paid.at - 60_000, state: 'started' }
  const openedLongAgo: PaymentRecord = { ...opened, reference: 'Long ago', at: Date.now() - 4 * 86_400_000 }
  const stored = [opened, paid, givenUp, openedLongAgo, paidEarlier].map((record) => ({
    username: 'demo-admin',
    ...record,
  }))
  window.localStorage.setItem('trade-portal.lasting.payments', JSON.stringify(stored))
}

export const PaidBefore: Story = {
  beforeEach: () => {
    rememberPayments()
    left.length = 0
    return watchLeaving(left)
  },
  tags: ['C01'],
  name: 'Payments that were or may have been made are listed, because the balances may not show them yet',
  play: async ({ canvas, userEvent, step }) => {
    await step('payments that were made are listed in one notice', async () => {
      const notice = await canvas.findByText(/^You paid \$5,929\.04 with the reference HAR001-0-0 on /)
      await passTimeUntil(() => expect(announcements().join()).toContain('You paid $5,929.04'))
      await expect(notice).toHaveTextContent(/You paid \$7\.00 with the reference Before on .* The balances below/)
      await expect(canvas.getAllByText('Paid')).toHaveLength(1)
    })

    await step('a payment page without an outcome is asked about for three days', async () => {
      await expect(canvas.getByText('Have you paid already?')).toBeVisible()
      // The portal does not ask about the payment of $1.00, because a later payment with the same reference was made. The
      // customer has probably left the payment page of the first one without paying.
      await expect(
        canvas.getByText(/^You opened the payment page for \$5,929\.04 with the reference Lately/),
      ).toBeVisible()
      await expect(canvas.queryByText(/Long ago/)).not.toBeInTheDocument()
    })

    await step('the same amount under the same reference is paid again only after a question', async () => {
      await overdue(canvas)
      const calls = watchCalls('createPaymentSession')
      await userEvent.click(proceed(canvas))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay the same again?' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Do not pay' }))
      await waitFor(() => expect(proceed(canvas)).toHaveFocus())
      await expect(calls()).toBe(0)
    })

    await step('a dismissed notice does not reappear', async () => {
      const [ofPaid = document.body] = canvas.getAllByRole('button', { name: 'Dismiss' })
      await userEvent.click(ofPaid)
      await waitFor(() => expect(canvas.queryByText(/^You paid/)).not.toBeInTheDocument())
      window.dispatchEvent(new Event('storage'))
      await expect(canvas.queryByText(/^You paid/)).not.toBeInTheDocument()
    })

    await step(
      'a payment that another tab has recorded meanwhile is asked about, and goes on at Pay again',
      async () => {
        const calls = watchCalls('createPaymentSession')
        rememberPayments()
        await userEvent.click(proceed(canvas))
        const dialog = within(await screen.findByRole('alertdialog', { name: 'Pay the same again?' }))
        await expect(calls()).toBe(0)
        await userEvent.click(dialog.getByRole('button', { name: 'Pay again' }))
        await waitFor(() => expect(left).toHaveLength(1))
      },
    )
  },
}
