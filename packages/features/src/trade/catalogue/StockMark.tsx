import { Status } from '@trade-portal/design-system'
import type { StockStatus } from '@trade-portal/supplier-api'

const looks = {
  InStock: { label: 'In Stock', tone: 'positive' },
  LowStock: { label: 'Low Stock', tone: 'caution' },
  SpecialOrder: { label: 'Special Order', tone: 'info' },
} as const

export function StockMark({ status }: { status: StockStatus }) {
  return <Status tone={looks[status].tone}>{looks[status].label}</Status>
}
