import { PaymentReturn } from './PaymentReturn.tsx'

/** The page to which the card provider returns the customer after a payment that it has approved. */
export function PaymentCompleteScreen() {
  return <PaymentReturn claim="approved" />
}
