import { draftAbout, type ValuesAbout } from '../foundation/forms/draftAbout.ts'
import { createDraft } from '../foundation/forms/drafts.ts'

/** What is entered for a payment. What is not is as the supplier says. */
export interface PaymentValues {
  readonly amount?: string
  readonly reference?: string
}

const draft = createDraft<ValuesAbout<PaymentValues>>('The payment that you typed')

/** What is entered and not paid yet. @param path of what is paid; see `payPath` */
export const paymentDraft = (path: string) => draftAbout(draft, path)
