import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { expect } from 'storybook/test'
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
 * Checks that nothing on the page calls the payment successful. The URL claims a success, but the supplier's answer
 * takes precedence.
 */
const saysNoSuccess = async (canvasElement: HTMLElement) => {
  await expect(canvasElement).not.toHaveTextContent(/successful|processed/)
  await expect(document.title).not.toMatch(/successful/)
}

/** Checks that the page says that the payment is not confirmed, before what it says about successful payments. */
const showsFirst = async (canvas: PlayContext['canvas'], words: string | RegExp) => {
  const position = canvas.getByText(words).compareDocumentPosition(canvas.getByText(processedLater))
  await expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
}

export const Typical: Story = {
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
  play: async ({ canvas }) => {
    await hasHeading(canvas, unconfirmed)
    await showsFirst(canvas, notSignedIn)
    await expect(canvas.queryByRole('link', { name: 'Try again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sign in and check' })).toBeEnabled()
    await expect(asked()).toBe(0)
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

const returns = [
  ['?sessionId=declined-payment', 'Payment failed', /^The payment was declined/],
  ['?sessionId=cancelled-payment', 'Payment cancelled', /^The payment was cancelled/],
  ['?sessionId=pending-payment', notConfirmed, /^We are still waiting for the bank’s confirmation/],
  ['?sessionId=somebody-elses', notConfirmed, 'There is no such payment'],
  ['?transid=WR-2026-77', notConfirmed, /^We do not know whether this payment was made/],
] as const

export const AnswerCounts: Story = {
  render: () => (
    <>
      <PaymentCompleteScreen />
      <nav aria-label="Returns">
        <ul>
          {returns.map(([search], at) => (
            <li key={search}>
              <ButtonLink href={`/payment-complete${search}`}>Return {at}</ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  ),
  tags: ['C06'],
  name: 'Only the supplier’s answer, not the URL, confirms a payment',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await hasHeading(canvas, 'Payment successful')
    for (const [at, [search, heading, words]] of returns.entries()) {
      await step(search, async () => {
        await userEvent.click(canvas.getByRole('link', { name: `Return ${at}` }))
        await canvas.findByText(words)
        await hasHeading(canvas, heading)
        await saysNoSuccess(canvasElement)
        await expect(canvas.queryAllByRole('link', { name: 'Try again' })).toHaveLength(
          heading === notConfirmed ? 0 : 1,
        )
      })
    }
    await expect(calls()).not.toContain('createPaymentSession')
  },
}

export const SignsIn: Story = {
  ...given({ faults: { queryPaymentSession: 'session-expired' } }),
  tags: ['C09'],
  name: 'A signed-out customer can read the page and sign in',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(notSignedIn)
    await hasHeading(canvas, unconfirmed)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in and check' }))
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}
