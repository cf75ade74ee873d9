import { useQueries, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { cachedFiveMinutes } from '../foundation/api/operationQuery.ts'
import { useApi } from '../foundation/session/useSession.ts'
import { useToday } from '../foundation/time/calendarDay.ts'
import { productLines } from '../trade/documents/productLines.ts'
import { newestOrdersQuery, transactionQuery } from '../trade/documents/queries.ts'
import { hasSameLines } from '../trade/orders/matchOrders.ts'
import type { OrderedLine } from '../trade/orders/orderRecords.ts'
import type { CheckoutValues } from './checkout.ts'
import { recentOrders } from './recentOrders.ts'

/** A recent order with these goods and the reference or job name of the form. The calls only read. */
export function useOrderedBefore(goods: readonly OrderedLine[]) {
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
