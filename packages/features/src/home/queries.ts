import { useQuery } from '@tanstack/react-query'
import { useApi } from '../shared/session/useSession.ts'
import { widgetsQuery } from '../shared/widgets/queries.ts'
import { homeContent } from './homeContent.ts'

/** The homepage content that the supplier has configured. */
export function useHomeContent() {
  return useQuery({ ...widgetsQuery(useApi(), 'HomePage'), select: homeContent })
}
