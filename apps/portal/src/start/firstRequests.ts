import {
  firstQueries,
  readSessionRecord,
  requestConfiguration,
  type ConfigurationRequest,
} from '@trade-portal/features/portal'
import { post, sendAhead, type Send } from '@trade-portal/supplier-api'
import { pageState } from '@trade-portal/design-system/page-state'
import { firstRoute } from './firstRoute.ts'
import { pathOfPage } from './pathOfPage.ts'

export interface FirstRequests {
  readonly configuration: ConfigurationRequest
  /** For the calls of the stored session: the first ones may have been sent. */
  readonly send: Send
}

/**
 * What a page asks before anything can be shown: the configuration, and as soon as it is there the first queries of a
 * stored session. Begun by whoever calls it first, which is `boot.ts`, while the large scripts are on their way.
 */
export const firstRequests = pageState(begin)

function begin(): FirstRequests {
  const { name, isFramed } = firstRoute(pathOfPage())
  const configuration = requestConfiguration()
  const sent = configuration.ended.then((state) => {
    const record = readSessionRecord()
    if (state.status !== 'loaded' || record === undefined) return post
    const queries = firstQueries(state.configuration, record, { isFramed, isHome: name === 'home' })
    return sendAhead(state.configuration, record.sessionId, queries)
  })
  return { configuration, send: async (call) => (await sent)(call) }
}
