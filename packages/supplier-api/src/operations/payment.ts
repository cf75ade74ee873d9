import * as v from 'valibot'
import { operation } from '../operation.ts'
import { money, text } from '../wire.ts'

const outcomes = ['approved', 'declined', 'cancelled', 'pending'] as const

export const payment = {
  createPaymentSession: operation({
    about: 'Starts a payment with the card provider. The customer pays at the address in the response.',
    kind: 'mutation',
    outdates: [],
    timeoutMs: 60_000,
    connection: 'own',
    fill: { idCust: 'customerId' },
    request: v.object({
      /** Decimal amount, above 0. */
      paymentAmount: v.pipe(v.number(), v.gtValue(0)),
      paymentReference: v.string(),
      /** Pages of the portal to which the card provider returns the customer. */
      callbackUrlApproved: v.string(),
      callbackUrlCancelled: v.string(),
      callbackUrlDeclined: v.string(),
    }),
    response: v.pipe(
      v.object({ redirectUrl: v.string() }),
      v.transform((wire) => wire.redirectUrl),
    ),
    example: {
      paymentAmount: 125.5,
      paymentReference: 'HAR001-500001-0',
      callbackUrlApproved: 'https://portal.example/#/payment-complete',
      callbackUrlCancelled: 'https://portal.example/#/payment-cancelled',
      callbackUrlDeclined: 'https://portal.example/#/payment-fail',
    },
  }),

  queryPaymentSession: operation({
    about: 'The outcome of a payment.',
    kind: 'query',
    request: v.object({ sessionID: v.string() }),
    response: v.pipe(
      v.object({ status: text, amount: money, reference: text }),
      v.transform((wire) => ({
        /** `unknown` if the status is missing or is not one of `outcomes`. */
        outcome: outcomes.find((outcome) => outcome === wire.status.toLowerCase()) ?? ('unknown' as const),
        /** Cents. */
        amount: wire.amount,
        reference: wire.reference,
      })),
    ),
    example: { sessionID: 'example-payment' },
  }),
}
