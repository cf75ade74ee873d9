import { Badge } from '@trade-portal/design-system'
import type { StockStatus } from '@trade-portal/supplier-api'

const looks = {
  InStock: { label: 'In Stock', tone: 'positive' },
  LowStock: { label: 'Low Stock', tone: 'caution' },
  SpecialOrder: { label: 'Special Order', tone: 'info' },
} as const

/** The stock status of a product. Renders nothing if it is unknown. */
export function StockBadge({ status }: { status: StockStatus | null }) {
  return status === null ? null : <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
}
