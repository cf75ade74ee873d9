import { useQuery } from '@tanstack/react-query'
import { keptFiveMinutes } from '../shared/api/keptFiveMinutes.ts'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { useSupplierApi } from '../shared/session/useSession.ts'
import { homeContent, type HomeContent } from './homeContent.ts'

/** What the supplier has put on the homepage. Unknown or failed means nothing. */
export function useHomeContent(): HomeContent {
  const api = useSupplierApi()
  const { data = homeContent([]) } = useQuery({
    ...operationQuery(api, 'getWidgetConfiguration', { objectSet: 'HomePage' }),
    select: homeContent,
    ...keptFiveMinutes,
  })
  return data
}
