import { PaymentReturn } from './PaymentReturn.tsx'

/** The page to which the card provider returns the customer after a cancelled payment. */
export function PaymentCancelledScreen() {
  return <PaymentReturn claim="cancelled" />
}
