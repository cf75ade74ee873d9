import { useLocation } from 'react-router-dom'
import { readPaymentId } from '../shared/addresses/paymentId.ts'
import { useSessionState } from '../shared/session/useSession.ts'
import { CheckedPayment } from './CheckedPayment.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import type { Claim } from './paymentWords.ts'

/** How a payment ended: what the supplier answers about it, or what the address says where it cannot be asked. */
export function PaymentReturn({ claim }: { readonly claim: Claim }) {
  const payment = readPaymentId(useLocation().search)
  const isSignedIn = useSessionState().state.status === 'loggedIn'
  if (payment && isSignedIn) return <CheckedPayment key={payment.id} claim={claim} payment={payment} />
  const note = payment ? 'You are not signed in, so we could not check this payment.' : undefined
  return <PaymentResult claim={claim} knowledge="unasked" isSignedIn={isSignedIn} payment={payment} note={note} />
}
