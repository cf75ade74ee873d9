import type { TransactionDetail } from '@trade-portal/supplier-api'

/** Matches names of delivery charges. Such a charge is added by the checkout, never by the customer. */
export const chargeNames = /^(delivery|freight|cartage)\b/i

/** The lines of a document that are products: not credits, and not delivery charges. */
export function productLines({ lines }: Pick<TransactionDetail, 'lines'>) {
  return lines.flatMap(({ quantity, ...line }) =>
    line.productId === '' || quantity === null || quantity <= 0 || chargeNames.test(line.name)
      ? []
      : [{ ...line, quantity }],
  )
}
