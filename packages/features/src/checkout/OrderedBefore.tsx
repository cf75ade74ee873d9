import { Banner, ButtonLink, formatCalendarDate, useLocale } from '@trade-portal/design-system'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import type { OrderedLine } from '../trade/orders/orderRecords.ts'
import { useOrderedBefore } from './orderedBeforeQueries.ts'

interface OrderedBeforeProps {
  readonly goods: readonly OrderedLine[]
}

/**
 * Names a recent order that has the same goods for the same reference or job. It never blocks, because the customer may
 * want them again. If the orders cannot be read, nothing is shown, because Confirm reads them once more.
 */
export function OrderedBefore({ goods }: OrderedBeforeProps) {
  const { mayOpen } = useAccess()
  const { locale } = useLocale()
  const found = useOrderedBefore(goods)
  if (!found) return null
  const { number, suffix, deliveryDate } = found.order
  return (
    <Banner
      tone="caution"
      isInView
      title={`Order ${number} has the same goods`}
      action={
        mayOpen('orders') && (
          <ButtonLink href={routes.transaction.href('orders', number, suffix)} variant="secondary" size="small">
            View order
          </ButtonLink>
        )
      }
    >
      {`It has the same ${found.same}, and its delivery date is ${formatCalendarDate(deliveryDate ?? '', locale)}. Confirm only if you want them again.`}
    </Banner>
  )
}
