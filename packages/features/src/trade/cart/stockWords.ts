import type { StockStatus } from '@trade-portal/supplier-api'

/** What customers read about the stock. The words are the same everywhere. */
export const stockWords: Readonly<Record<StockStatus, string>> = {
  InStock: 'In Stock',
  LowStock: 'Low Stock',
  SpecialOrder: 'Special Order',
}
