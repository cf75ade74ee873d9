import { useMemo } from 'react'
import { createDraftAbout, type Draft } from '../foundation/forms/drafts.ts'

/** The values of the form, as texts. */
export interface PaymentValues {
  readonly amount: string
  readonly reference: string
}

const draftAbout = createDraftAbout<Partial<PaymentValues>>('The payment that you typed')

/**
 * The draft of a payment that has not been made yet. It contains only what the customer has changed. Everything else is
 * prefilled again, because the supplier's amounts may change.
 * @param path The address of the payment screen, see `payPath`.
 */
export function usePaymentDraft(path: string, { amount, reference }: PaymentValues): Draft<PaymentValues> {
  return useMemo(() => paymentDraft(path, { amount, reference }), [path, amount, reference])
}

function paymentDraft(path: string, filledIn: PaymentValues): Draft<PaymentValues> {
  const changed = draftAbout(path)
  return {
    ...changed,
    read: (session) => {
      const values = changed.read(session)
      return values && { ...filledIn, ...values }
    },
    write: (session, { amount, reference }) => {
      const values = {
        ...(amount !== filledIn.amount && { amount }),
        ...(reference !== filledIn.reference && { reference }),
      }
      if (Object.keys(values).length > 0) changed.write(session, values)
      else changed.remove(session)
    },
  }
}
