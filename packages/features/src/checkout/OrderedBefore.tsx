import { useQueries, useQuery } from '@tanstack/react-query'
import { Banner, ButtonLink, formatCalendarDate, useLocale } from '@trade-portal/design-system'
import { useWatch } from 'react-hook-form'
import { cachedFiveMinutes } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useToday } from '../foundation/time/calendarDay.ts'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { productLines } from '../trade/documents/productLines.ts'
import { newestOrdersQuery, transactionQuery } from '../trade/documents/queries.ts'
import { hasSameLines } from '../trade/orders/matchOrders.ts'
import type { OrderedLine } from '../trade/orders/orderRecords.ts'
import type { CheckoutValues } from './checkout.ts'
import { recentOrders } from './recentOrders.ts'

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

function useOrderedBefore(goods: readonly OrderedLine[]) {
  const api = useApi()
  const today = useToday()
  const [reference, jobName] = useWatch<CheckoutValues, ['shipping.reference', 'shipping.jobName']>({
    name: ['shipping.reference', 'shipping.jobName'],
  })
  const isNamed = reference.trim() !== '' || jobName.trim() !== ''
  const { data: orders = [] } = useQuery({ ...newestOrdersQuery(api), enabled: isNamed })
  const recent = recentOrders({ reference, jobName }, orders, today)
  const documents = useQueries({
    queries: recent.map(({ order }) => ({ ...transactionQuery(api, order), ...cachedFiveMinutes })),
  })
  return recent.find((_, index) => {
    const document = documents[index]?.data
    return document !== undefined && hasSameLines(goods, productLines(document))
  })
}
