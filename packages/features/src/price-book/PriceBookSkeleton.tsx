import { CardSkeleton, RowGridSkeleton, Split } from '@trade-portal/design-system'

/** Placeholder for the price book while it loads. */
export function PriceBookSkeleton() {
  return (
    <Split side="end" isMainLong aside={<CardSkeleton content="text" count={9} />}>
      <RowGridSkeleton count={6} />
    </Split>
  )
}
