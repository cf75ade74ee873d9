import type { TransactionDetail } from '@trade-portal/supplier-api'

/** How the names of delivery charges begin. The checkout adds a charge; the customer never does. */
export const chargeNames = /^(delivery|freight|cartage)\b/i

/** The lines of a document that are products, without credits and delivery charges. */
export function productLines({ lines }: Pick<TransactionDetail, 'lines'>) {
  return lines.flatMap(({ quantity, ...line }) =>
    line.productId === '' || quantity === null || quantity <= 0 || chargeNames.test(line.name)
      ? []
      : [{ ...line, quantity }],
  )
}
