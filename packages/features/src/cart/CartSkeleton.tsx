import { CardSkeleton, RowGridSkeleton, Split } from '@trade-portal/design-system'

/** Placeholder for the lines and totals of a cart that is loading. */
export function CartSkeleton() {
  return (
    <Split side="end" aside={<CardSkeleton content="text" count={3} />}>
      <RowGridSkeleton count={4} />
    </Split>
  )
}
