import { PaymentReturn } from './PaymentReturn.tsx'

/** The page to which the card provider returns the customer after a declined payment. */
export function PaymentFailScreen() {
  return <PaymentReturn claim="declined" />
}
