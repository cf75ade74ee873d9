import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchAllCalls, watchCalls } from '../testing/watchCalls.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'

const at = (query = '') => given({ path: `/payment-complete${query}` })
const phone = { globals: { viewport: { value: 'mobile1' } } }
const faulty = (fault: 'not-json' | 'forbidden' | 'network-failure' | 'foreign-body' | 'session-expired') =>
  given({ faults: { queryPaymentSession: fault } })

const meta = {
  component: PaymentCompleteScreen,
  ...at('?sessionId=example-payment'),
} satisfies Meta<typeof PaymentCompleteScreen>
export default meta
type Story = StoryObj<typeof meta>

let calls: () => string[] = () => []

const processedLater = 'The payment will not show on your account until the finance team has processed it.'

const hasHeading = async ({ canvas }: Pick<PlayContext, 'canvas'>, name: string) => {
  await canvas.findByRole('heading', { level: 1, name })
  await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
}

/** The answer counts: nothing says success. */
const saysNoSuccess = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await expect(canvasElement).not.toHaveTextContent(/successful|processed/)
  await expect(document.title).not.toMatch(/successful/)
}

export const Typical: Story = {
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await expect(canvas.getByText(processedLater)).toBeVisible()
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByText('HAR001-500001-0')).toBeVisible()
    await expect(document.title).toMatch(/^Payment successful/)
    await waitFor(() => expect(heard()).toContain(`Payment successful. ${processedLater}`))
  },
}

export const OnAPhone: Story = { ...Typical, ...phone }

export const TaxMode: Story = {
  ...given({ usa: true, settings: { locale: 'en-US', currency: 'USD' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('$125.50')
  },
}

/** The specified text, where there is nothing to ask about. */
export const Empty: Story = {
  ...at(),
  name: 'Without an id the payment is successful, and nothing is asked',
  play: async ({ canvas }) => {
    const asked = watchCalls('queryPaymentSession')
    await hasHeading({ canvas }, 'Payment successful')
    await expect(canvas.getByText(processedLater)).toBeVisible()
    await expect(asked()).toBe(0)
  },
}

export const EmptyOnAPhone: Story = { ...Empty, ...phone, tags: ['state'], name: 'Without an id on a phone' }

export const SignedOut: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['C09'],
  name: 'Signed out the page can be read, nothing is asked, and signing in is offered',
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('queryPaymentSession')
    await hasHeading({ canvas }, 'Payment successful')
    await expect(canvas.getByText('You are not signed in, so we could not check this payment.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await expect(asked()).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and check' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const Loading: Story = {
  ...given({ latency: { queryPaymentSession: 'forever' } }),
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Checking your payment')
    await saysNoSuccess({ canvasElement })
    await waitFor(() => expect(heard()).toContain('Checking your payment'))
  },
}

export const LoadingOnAPhone: Story = { ...Loading, ...phone }

export const Failed: Story = {
  ...faulty('not-json'),
  tags: ['C06'],
  name: 'A payment that cannot be checked is neither successful nor failed',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment could not be checked')
    await saysNoSuccess({ canvasElement })
    await expect(canvasElement).not.toHaveTextContent(/failed|declined/)
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'trade@corymbia.example' })).toBeVisible()
    await waitFor(() =>
      expect(heard().at(-1)).toMatch(/^Payment could not be checked\. .*so that you do not pay twice\.$/),
    )
  },
}

export const FailedOnAPhone: Story = { ...Failed, ...phone, tags: ['state'], name: 'Could not be checked on a phone' }

export const CheckedAgain: Story = {
  ...given({
    faults: { queryPaymentSession: { fault: 'network-failure', times: 2 } },
    latency: { queryPaymentSession: 200 },
  }),
  name: 'A payment that could not be checked is checked again when the customer asks',
  play: async ({ canvas, userEvent }) => {
    const asked = watchCalls('queryPaymentSession')
    const again = await canvas.findByRole('button', { name: 'Check again' })
    await userEvent.click(again)
    await waitFor(() => expect(heard().at(-1)).toMatch(/^Checked again\. Payment could not be checked/))
    await expect(again).toHaveFocus()
    await userEvent.click(again)
    await hasHeading({ canvas }, 'Payment successful')
    await expect(asked()).toBeLessThanOrEqual(3)
  },
}

export const Declined: Story = {
  ...at('?sessionId=declined-payment'),
  tags: ['C06'],
  name: 'Never successful against the answer: declined',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment failed')
    await expect(canvas.getByText(/^The payment was declined/)).toBeVisible()
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
    await saysNoSuccess({ canvasElement })
  },
}

export const DeclinedOnAPhone: Story = { ...Declined, ...phone, tags: ['state'], name: 'Declined on a phone' }

export const Cancelled: Story = {
  ...at('?sessionId=cancelled-payment'),
  tags: ['C06'],
  name: 'Never successful against the answer: cancelled',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment cancelled')
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
    await saysNoSuccess({ canvasElement })
  },
}

export const Pending: Story = {
  ...at('?sessionId=pending-payment'),
  tags: ['C06'],
  name: 'Never successful against the answer: pending',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await hasHeading({ canvas }, 'Payment not confirmed yet')
    await saysNoSuccess({ canvasElement })
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    const again = canvas.getByRole('button', { name: 'Check again' })
    await userEvent.click(again)
    await waitFor(() => expect(heard().at(-1)).toMatch(/^Checked again\. Payment not confirmed yet/))
    await expect(again).toHaveFocus()
  },
}

export const Unknown: Story = {
  ...faulty('foreign-body'),
  tags: ['C06'],
  name: 'Never successful against the answer: a status that nobody knows',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment status unknown')
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/)
    await saysNoSuccess({ canvasElement })
  },
}

export const Forged: Story = {
  ...at('?sessionId=somebody-elses'),
  tags: ['C06'],
  name: 'Never successful against the answer: a payment that the supplier does not know',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment could not be checked')
    await expect(canvas.getByText('There is no such payment')).toBeVisible()
    await saysNoSuccess({ canvasElement })
  },
}

export const TransactionId: Story = {
  ...at('?transid=WR-2026-77'),
  name: 'A transaction id that the supplier does not know contradicts nothing',
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await expect(canvas.getByText('WR-2026-77')).toBeVisible()
    await expect(canvas.getByText(processedLater)).toBeVisible()
  },
}

export const TransactionDeclined: Story = {
  ...at('?transid=declined-payment'),
  tags: ['C06'],
  name: 'Never successful against the answer about a transaction id',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading({ canvas }, 'Payment failed')
    await saysNoSuccess({ canvasElement })
  },
}

export const AskedOnce: Story = {
  tags: ['C06'],
  name: 'A payment is asked about once, and nothing else is done',
  beforeEach: () => {
    calls = watchAllCalls()
  },
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await expect(calls().filter((name) => name === 'queryPaymentSession')).toHaveLength(1)
    await expect(calls()).not.toContain('createPaymentSession')
  },
}

export const SessionExpired: Story = {
  ...faulty('session-expired'),
  tags: ['C09'],
  name: 'When the session has expired meanwhile, the page can still be read',
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await canvas.findByText('You are not signed in, so we could not check this payment.')
  },
}

export const Hostile: Story = {
  ...at(`?sessionId=%00&sessionId=<svg onload=alert(1)>&sessionId=${'x'.repeat(10_000)}&sessionId=example-payment`),
  tags: ['C07'],
  name: 'The first valid id is used',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('$125.50')
    await expect(canvas.getByText('example-payment')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('<svg')
  },
}

export const LongId: Story = {
  ...at(`?sessionId=${'x'.repeat(128)}`),
  ...phone,
  tags: ['C07'],
  name: 'The longest id fits on a phone',
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment could not be checked')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OnlyHostile: Story = {
  ...at(`?sessionId[]=a&sessionId=%E0%A4%A&transid={id}`),
  tags: ['C07'],
  name: 'Without a valid id nothing is asked',
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await expect(canvas.queryByText('Payment id')).toBeNull()
  },
}

export const PayAccountDisabled: Story = {
  ...given({ path: '/payment-complete?sessionId=declined-payment', settings: { pay_account_button_disabled: true } }),
  tags: ['rule'],
  play: async ({ canvas }) => {
    await hasHeading({ canvas }, 'Payment failed')
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async ({ canvas, userEvent }) => {
    await hasHeading({ canvas }, 'Payment successful')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}
