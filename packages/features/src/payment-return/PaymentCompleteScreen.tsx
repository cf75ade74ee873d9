import { PaymentReturn } from './PaymentReturn.tsx'

/** The page to which the card provider returns the customer after an approved payment. */
export function PaymentCompleteScreen() {
  return <PaymentReturn claim="approved" />
}
