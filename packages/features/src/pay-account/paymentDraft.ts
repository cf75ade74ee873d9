import { draftAbout, type ValuesAbout } from '../foundation/forms/draftAbout.ts'
import { createDraft } from '../foundation/forms/drafts.ts'

/** The values of a payment that the customer has entered. The supplier's values are used for the others. */
export interface PaymentValues {
  readonly amount?: string
  readonly reference?: string
}

const draft = createDraft<ValuesAbout<PaymentValues>>('The payment that you typed')

/** The draft of a payment that has not been made yet. @param path See `payPath`. */
export const paymentDraft = (path: string) => draftAbout(draft, path)
