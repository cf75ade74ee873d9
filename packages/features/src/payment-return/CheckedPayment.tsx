import { Button, useAnnouncement } from '@trade-portal/design-system'
import { useState } from 'react'
import type { PaymentId } from '../trade/payments/returnPath.ts'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { messageOf } from '../foundation/failures/failures.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { paymentMessage, type ClaimedOutcome } from './paymentMessage.ts'
import { usePaymentOutcome } from './queries.ts'

interface CheckedPaymentProps {
  readonly claim: ClaimedOutcome
  readonly payment: PaymentId
}

/** Asks the supplier for the outcome of a payment. The customer can check again until the outcome is certain. */
export function CheckedPayment({ claim, payment }: CheckedPaymentProps) {
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
  const words = [isRepeated ? 'Checked again.' : undefined, title, note, text]
  useAnnouncement(
    isFetching
      ? ''
      : words
          .filter((part) => part !== undefined)
          .map(asSentence)
          .join(' '),
  )
  const checkAgain = () => {
    setRepeated(true)
    if (failed) failed.retry()
    else void query.refetch()
  }
  const isUncertain = knowledge === 'pending' || knowledge === 'unknown' || knowledge === 'unchecked'
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
        isUncertain && (
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
