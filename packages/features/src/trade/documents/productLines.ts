import type { TransactionDetail } from '@trade-portal/supplier-api'

/** The names of delivery charges begin like this. The checkout adds such charges, never the customer. */
export const chargeNames = /^(delivery|freight|cartage)\b/i

/** The lines of a document that are products: not credits, and not delivery charges. */
export function productLines({ lines }: Pick<TransactionDetail, 'lines'>) {
  return lines.flatMap(({ quantity, ...line }) =>
    line.productId === '' || quantity === null || quantity <= 0 || chargeNames.test(line.name)
      ? []
      : [{ ...line, quantity }],
  )
}
