import { fromCents } from '@trade-portal/supplier-api'
import { startPayment, paymentOf, paymentPath } from '../rules/payments.ts'
import type { AreaHandlers } from './handlerTypes.ts'

export const payment: AreaHandlers<'payment'> = {
  createPaymentSession: ({ payload, supplier, session, endpointUrl }) => {
    const { id } = startPayment(supplier, session.customer.id, payload)
    return { redirectUrl: `${endpointUrl}${paymentPath}?session=${encodeURIComponent(id)}` }
  },

  queryPaymentSession: ({ payload, supplier, session }) => {
    const { status, amount, reference } = paymentOf(supplier, payload.sessionID, session.customer.id)
    return { status, amount: fromCents(amount), reference }
  },
}
