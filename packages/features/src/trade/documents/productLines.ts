import type { TransactionDetail } from '@trade-portal/supplier-api'

/** Matches the names of delivery charges. The checkout adds these charges. A customer never adds them. */
export const chargeNames = /^(delivery|freight|cartage)\b/i

/** The lines of a document that are products: not credits, and not delivery charges. */
export function productLines({ lines }: Pick<TransactionDetail, 'lines'>) {
  return lines.flatMap(({ quantity, ...line }) =>
    line.productId === '' || quantity === null || quantity <= 0 || chargeNames.test(line.name)
      ? []
      : [{ ...line, quantity }],
  )
}
