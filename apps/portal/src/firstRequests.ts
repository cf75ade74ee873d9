import { pageState } from '@trade-portal/design-system/page-state'
import { readSessionRecord, requestConfiguration, type ConfigurationRequest } from '@trade-portal/features/portal'
import { earlyRequest, post, type Send } from '@trade-portal/supplier-api'

interface FirstRequests {
  readonly configuration: ConfigurationRequest
  /**
   * Sends calls for the stored session. The call that checks the session was already sent. So this function does not send it
   * again, but returns its answer.
   */
  readonly send: Send
}

/**
 * What a page requests before it can show anything: the configuration, and then whether a stored session is still valid. The
 * first caller, `boot.ts`, starts the requests while the large scripts are still loading.
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
