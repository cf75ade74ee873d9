import type { TransactionDetail } from '@trade-portal/supplier-api'
import { productLines } from '../documents/productLines.ts'

export interface BoughtProduct {
  readonly productId: string
  readonly name: string
  /** Unit, quantity and price are those of the newest document with the product. */
  readonly unit: string
  readonly quantity: number
  /** Cents without tax. */
  readonly unitPrice: number | null
  /** How many of the documents contain the product. */
  readonly times: number
  /** The day of the newest document with the product, `YYYY-MM-DD`. */
  readonly lastDate: string | null
}

type Document = Pick<TransactionDetail, 'lines' | 'deliveryDate' | 'invoiceDate'>

/**
 * The products of documents, each once.
 * @param documents the newest first
 */
export function boughtProducts(documents: readonly Document[]): BoughtProduct[] {
  const found = new Map<string, BoughtProduct>()
  for (const document of documents) {
    const counted = new Set<string>()
    for (const { productId, name, unit, quantity, unitPrice } of productLines(document)) {
      const before = found.get(productId)
      if (!before) {
        const lastDate = document.deliveryDate ?? document.invoiceDate
        found.set(productId, { productId, name, unit, quantity, unitPrice, times: 1, lastDate })
      } else if (!counted.has(productId)) found.set(productId, { ...before, times: before.times + 1 })
      // Adds up the quantities if the newest document has several lines of the product in the same unit.
      else if (before.times === 1 && before.unit === unit)
        found.set(productId, { ...before, quantity: before.quantity + quantity })
      counted.add(productId)
    }
  }
  return [...found.values()]
}
