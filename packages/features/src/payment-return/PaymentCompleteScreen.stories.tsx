import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { holdCalls } from '@trade-portal/mocks/browser'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor } from 'storybook/test'
import type { PlayContext } from '../testing/PlayContext.ts'
import { watchAllCalls } from '../testing/watchCalls.ts'
import { PaymentCompleteScreen } from './PaymentCompleteScreen.tsx'

let calls: () => string[] = () => []
const asked = () => calls().filter((name) => name === 'queryPaymentSession').length

const meta = {
  component: PaymentCompleteScreen,
  ...given({ path: '/payment-complete?sessionId=example-payment', clock: 'held' }),
  beforeEach: () => {
    calls = watchAllCalls()
  },
} satisfies Meta<typeof PaymentCompleteScreen>
export default meta
type Story = StoryObj<typeof meta>

const processedLater = 'The payment will not show on your account until the finance team has processed it.'
const notSignedIn = 'This is not confirmed yet. Sign in, and we check it.'
const notConfirmed = 'We could not confirm this payment'
const unconfirmed = 'Payment not confirmed yet'

const hasHeading = async (canvas: PlayContext['canvas'], name: string) => {
  await canvas.findByRole('heading', { level: 1, name })
  await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/')
}

/**
 * Checks that nothing on the page calls the payment successful. The address claims a success, but the supplier's answer
 * takes precedence.
 */
const saysNoSuccess = async (canvasElement: HTMLElement) => {
  await expect(canvasElement).not.toHaveTextContent(/successful|processed/)
  await expect(document.title).not.toMatch(/successful/)
}

/**
 * Checks that the page first says that the payment is not confirmed. The text must have the same font and colour as the
 * success message below it.
 */
const showsFirst = async (canvas: PlayContext['canvas'], words: string | RegExp) => {
  const outcome = canvas.getByText(words)
  const claim = canvas.getByText(processedLater)
  await expect(outcome.compareDocumentPosition(claim)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await expect(getComputedStyle(outcome).font).toBe(getComputedStyle(claim).font)
  await expect(getComputedStyle(outcome).color).toBe(getComputedStyle(claim).color)
}

/** Renders the page together with links to the same page. Each link simulates the return from another payment. */
const withReturns = (addresses: Readonly<Record<string, string>>) => ({
  render: () => (
    <>
      <PaymentCompleteScreen />
      <nav aria-label="Returns">
        <ul>
          {Object.entries(addresses).map(([name, search]) => (
            <li key={name}>
              <ButtonLink href={`/payment-complete${search}`}>{name}</ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  ),
})

export const Typical: Story = {
  tags: ['C06'],
  play: async ({ canvas }) => {
    await hasHeading(canvas, 'Payment successful')
    await expect(canvas.getByText(processedLater)).toBeVisible()
    await expect(canvas.getByText('$125.50')).toBeVisible()
    await expect(canvas.getByText('HAR001-500001-0')).toBeVisible()
    await expect(canvas.queryByText('example-payment')).toBeNull()
    await expect(document.title).toMatch(/^Payment successful/)
    await passTimeUntil(() => expect(announcements()).toContain(`Payment successful. ${processedLater}`))
    await expect(asked()).toBe(1)
    await expect(calls()).not.toContain('createPaymentSession')
  },
}

export const Empty: Story = {
  ...given({ path: '/payment-complete' }),
  play: async ({ canvas }) => {
    await hasHeading(canvas, unconfirmed)
    await showsFirst(canvas, /^This is not confirmed: the address has no payment id/)
    await expect(asked()).toBe(0)
  },
}

export const Loading: Story = {
  ...given({ latency: { queryPaymentSession: 'forever' } }),
  play: async ({ canvas, canvasElement }) => {
    await hasHeading(canvas, 'Checking your payment')
    await saysNoSuccess(canvasElement)
    await passTimeUntil(() => expect(announcements()).toContain('Checking your payment'))
  },
}

export const Failed: Story = {
  ...given({ faults: { queryPaymentSession: 'not-json' } }),
  tags: ['C06'],
  play: async ({ canvas, canvasElement }) => {
    await hasHeading(canvas, notConfirmed)
    await saysNoSuccess(canvasElement)
    await expect(canvasElement).not.toHaveTextContent(/failed|declined/)
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'trade@corymbia.example' })).toBeVisible()
    const announcement = /^We could not confirm this payment\. .*so that you do not pay twice\.$/
    await passTimeUntil(() => expect(announcements().at(-1)).toMatch(announcement))
  },
}

export const NotAllowed: Story = {
  ...given({ signedInAs: 'nobody' }),
  tags: ['C09'],
  play: async ({ canvas }) => {
    await hasHeading(canvas, unconfirmed)
    await showsFirst(canvas, notSignedIn)
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sign in and check' })).toBeEnabled()
    await expect(asked()).toBe(0)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await hasHeading(canvas, 'Payment successful')
  },
}

export const AnswerCounts: Story = {
  ...given({ path: '/payment-complete?sessionId=declined-payment' }),
  ...withReturns({
    'A cancelled payment': '?sessionId=cancelled-payment',
    'A pending payment': '?sessionId=pending-payment',
    'An unknown payment': '?sessionId=somebody-elses',
    'A declined transaction': '?transid=declined-payment',
    'An unknown transaction': '?transid=WR-2026-77',
  }),
  tags: ['C06'],
  name: 'A payment is never called successful against the supplier’s answer',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const returnAfter = async (name: string) => userEvent.click(canvas.getByRole('link', { name }))

    await step('declined', async () => {
      await hasHeading(canvas, 'Payment failed')
      await expect(canvas.getByText(/^The payment was declined/)).toBeVisible()
      await expect(canvas.getByText('$125.50')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/pay-account')
      await saysNoSuccess(canvasElement)
    })

    await step('cancelled', async () => {
      await returnAfter('A cancelled payment')
      await hasHeading(canvas, 'Payment cancelled')
      await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible()
      await saysNoSuccess(canvasElement)
    })

    await step('pending, which can be checked again', async () => {
      await returnAfter('A pending payment')
      await hasHeading(canvas, notConfirmed)
      await saysNoSuccess(canvasElement)
      await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
      const again = canvas.getByRole('button', { name: 'Check again' })
      await userEvent.click(again)
      await passTimeUntil(() =>
        expect(announcements().at(-1)).toMatch(
          /^Checked again\. We could not confirm this payment\. We are still waiting for the bank’s confirmation/,
        ),
      )
      await expect(again).toHaveFocus()
    })

    await step('not known to the supplier', async () => {
      await returnAfter('An unknown payment')
      await hasHeading(canvas, notConfirmed)
      await expect(canvas.getByText('There is no such payment')).toBeVisible()
      await saysNoSuccess(canvasElement)
    })

    await step('declined, by the id of the transaction', async () => {
      await returnAfter('A declined transaction')
      await hasHeading(canvas, 'Payment failed')
      await saysNoSuccess(canvasElement)
    })

    await step('not known to the supplier, by the id of the transaction', async () => {
      await returnAfter('An unknown transaction')
      await hasHeading(canvas, notConfirmed)
      await expect(canvas.getByText('WR-2026-77')).toBeVisible()
      await expect(
        canvas.getByText(/^We do not know whether this payment was made\. Before you pay again/),
      ).toBeVisible()
      await saysNoSuccess(canvasElement)
    })
  },
}

export const Unknown: Story = {
  ...given({ faults: { queryPaymentSession: 'foreign-body' } }),
  tags: ['C06'],
  name: 'An unknown status is neither a success nor a failure',
  play: async ({ canvas, canvasElement }) => {
    await hasHeading(canvas, notConfirmed)
    await expect(canvasElement).not.toHaveTextContent(/NaN|undefined/)
    await saysNoSuccess(canvasElement)
  },
}

export const CheckedAgain: Story = {
  ...given({ faults: { queryPaymentSession: { fault: 'network-failure', times: 2 } } }),
  name: 'A payment that could not be checked is checked again when the customer asks, and only then',
  play: async ({ canvas, userEvent, msw }) => {
    const again = await canvas.findByRole('button', { name: 'Check again' })
    await expect(asked()).toBe(1)
    const answer = holdCalls(msw, 'queryPaymentSession')
    await userEvent.click(again)
    await waitFor(() => expect(again).toHaveTextContent('Checking…'))
    await passTime(0)
    answer()
    await passTimeUntil(() =>
      expect(announcements().at(-1)).toMatch(/^Checked again\. We could not confirm this payment/),
    )
    await expect(again).toHaveFocus()
    await userEvent.click(again)
    await hasHeading(canvas, 'Payment successful')
    await expect(asked()).toBe(3)
  },
}

export const SignsIn: Story = {
  ...given({ faults: { queryPaymentSession: 'session-expired' } }),
  tags: ['C09'],
  name: 'When the session has expired meanwhile, the page can still be read, and signing in is offered',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(notSignedIn)
    await hasHeading(canvas, unconfirmed)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and check' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

const hostile = `?sessionId=%00&sessionId=<svg onload=alert(1)>&sessionId=${'x'.repeat(10_000)}&sessionId=example-payment`

export const IdsOnAPhone: Story = {
  ...given({ path: `/payment-complete${hostile}` }),
  ...withReturns({
    'The longest id': `?sessionId=${'x'.repeat(128)}`,
    'No valid id': '?sessionId[]=a&sessionId=%E0%A4%A&transid={id}',
  }),
  globals: { viewport: { value: 'mobile1' } },
  tags: ['C07'],
  name: 'The first valid id of the address is queried, and without one nothing is',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await canvas.findByText('$125.50')
    await expect(canvas.getByText('HAR001-500001-0')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('<svg')

    await step('the longest one widens no phone', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'The longest id' }))
      await hasHeading(canvas, notConfirmed)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })

    await step('none is valid', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'No valid id' }))
      await hasHeading(canvas, unconfirmed)
      await expect(canvas.queryByText('Payment id')).toBeNull()
      await expect(asked()).toBe(2)
    })
  },
}

export const WithoutPayAccount: Story = {
  ...given({ path: '/payment-complete?sessionId=declined-payment', settings: { pay_account_button_disabled: true } }),
  name: 'Where Pay Account is disabled, the Dashboard is the only way on, also by keyboard',
  play: async ({ canvas, userEvent }) => {
    await hasHeading(canvas, 'Payment failed')
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('heading', { name: 'Went to /' })
  },
}
