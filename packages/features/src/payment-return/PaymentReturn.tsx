import { Button, useAnnouncement } from '@trade-portal/design-system'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { messageOf } from '../foundation/failures/failures.ts'
import { useSessionState } from '../foundation/session/useSession.ts'
import { routes } from '../routes.ts'
import { readPaymentId, type PaymentId } from '../trade/payments/returnPath.ts'
import { isUncertain, paymentMessage, type ClaimedOutcome } from './paymentMessage.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { usePaymentOutcome } from './queries.ts'

// Notes about an outcome that only the address claims. Anybody can write an address, so such an outcome is not confirmed.
const withoutId = 'This is not confirmed: the address has no payment id that we can read.'
const signedOut = 'This is not confirmed yet. Sign in, and we check it.'

/**
 * The outcome of a payment: the supplier's answer or, if the supplier cannot be asked, the claim of the address. A
 * signed-out customer can sign in and return to get the supplier's answer.
 */
export function PaymentReturn({ claim }: { readonly claim: ClaimedOutcome }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const payment = readPaymentId(search)
  const isSignedIn = useSessionState().state.status === 'loggedIn'
  if (payment && isSignedIn) return <CheckedPayment key={payment.id} claim={claim} payment={payment} />
  const common = { claim, knowledge: 'unasked', isSignedIn, payment } as const
  if (!payment) return <PaymentResult {...common} note={withoutId} />
  const signIn = () => void navigate(routes.signIn.href(), { state: { requested: pathname + search } })
  return <PaymentResult {...common} note={signedOut} action={<Button onPress={signIn}>Sign in and check</Button>} />
}

interface CheckedPaymentProps {
  readonly claim: ClaimedOutcome
  readonly payment: PaymentId
}

/** Asks the supplier for the outcome of a payment. The customer can check again until the outcome is certain. */
function CheckedPayment({ claim, payment }: CheckedPaymentProps) {
  const query = usePaymentOutcome(payment.id)
  const { data, isFetching } = query
  const failed = useQueryFailure(query, '')
  // If the latest check failed, earlier answers no longer count as certain.
  const error = failed?.error ?? query.error
  const knowledge = error === null ? (data?.outcome ?? 'checking') : 'unchecked'
  const note = knowledge === 'unchecked' ? messageOf(error) : undefined
  const { title, text } = paymentMessage(claim, knowledge)
  const [isRepeated, setRepeated] = useState(false)
  // "Checked again." makes a repeated check noticeable if its outcome is the same as before.
  const words = [isRepeated && 'Checked again.', title, note, text].filter((part) => typeof part === 'string')
  useAnnouncement(isFetching ? '' : words.map(asSentence).join(' '))
  const checkAgain = () => {
    setRepeated(true)
    if (failed) failed.retry()
    else void query.refetch()
  }
  return (
    <PaymentResult
      claim={claim}
      knowledge={knowledge}
      isSignedIn
      payment={payment}
      amount={data?.amount}
      reference={data?.reference}
      note={note}
      action={
        isUncertain(knowledge) && (
          <Button isPending={isFetching} pendingLabel="Checking…" onPress={checkAgain}>
            Check again
          </Button>
        )
      }
    />
  )
}

/** Adds a full stop to a text without one, such as a message of the supplier. */
const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
