import { Button, DateRange, Inline } from '@trade-portal/design-system'
import type { InvoiceDates } from './useInvoiceDates.ts'

/** Date From and Date To, and Reset Dates once one of them has been changed. */
export function InvoiceDatesFilter({ dates }: { readonly dates: InvoiceDates }) {
  return (
    <Inline space="small" align="end">
      <DateRange label="Invoice dates" value={dates.typed} onChange={dates.setTyped} />
      {!dates.isDefault && (
        <Button variant="quiet" onPress={dates.reset}>
          Reset Dates
        </Button>
      )}
    </Inline>
  )
}
