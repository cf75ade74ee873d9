import { readSessionRecord, requestConfiguration, type ConfigurationRequest } from '@trade-portal/features/portal'
import { earlyRequest, post, type Send } from '@trade-portal/supplier-api'
import { pageState } from '@trade-portal/design-system/page-state'

interface FirstRequests {
  readonly configuration: ConfigurationRequest
  /** For the calls of the stored session, whose check has been sent. */
  readonly send: Send
}

/**
 * What a page requests before anything can be shown: the configuration, and then whether a stored session is still valid.
 * Begun by the first caller, which is `boot.ts`, while the large scripts are on their way.
 */
export const firstRequests = pageState((): FirstRequests => {
  const configuration = requestConfiguration()
  const sent = configuration.ended.then((state) => {
    const record = readSessionRecord()
    if (state.status !== 'loaded' || record === undefined) return post
    return earlyRequest(state.configuration, record.sessionId, 'getState')
  })
  return { configuration, send: async (call) => (await sent)(call) }
})
