import { Button } from '@trade-portal/design-system'
import { useLocation, useNavigate } from 'react-router-dom'
import { readPaymentId } from '../trade/payments/returnPath.ts'
import { routes } from '../routes.ts'
import { useSessionState } from '../foundation/session/useSession.ts'
import { CheckedPayment } from './CheckedPayment.tsx'
import { PaymentResult } from './PaymentResult.tsx'
import type { ClaimedOutcome } from './paymentMessage.ts'

// Notes about an outcome that only the address claims. Anybody can write an address, so such an outcome is not confirmed.
const withoutId = 'This is not confirmed: the address does not say which payment it is about.'
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
