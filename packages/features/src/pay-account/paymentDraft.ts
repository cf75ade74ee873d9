import { draftAbout, type ValuesAbout } from '../foundation/forms/draftAbout.ts'
import { createDraft } from '../foundation/forms/drafts.ts'

/** The entered values of a payment. The others are the supplier's. */
export interface PaymentValues {
  readonly amount?: string
  readonly reference?: string
}

const draft = createDraft<ValuesAbout<PaymentValues>>('The payment that you typed')

/** Entered values that are not paid yet. @param path See `payPath`. */
export const paymentDraft = (path: string) => draftAbout(draft, path)
