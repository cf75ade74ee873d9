import { pageState } from '@trade-portal/design-system/page-state'
import {
  isPublic,
  matchRoute,
  readSessionRecord,
  requestConfiguration,
  type ConfigurationRequest,
} from '@trade-portal/features/portal'
import { earlyRequest, post, type Send } from '@trade-portal/supplier-api'

/** The page's path without the deployment's base path, as paths are written in the table of routes. */
export const pathOfPage = () => `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`

/**
 * What the page will probably show first: the screen at its address, or the sign-in page if there is no session and the
 * address is not public.
 */
export function firstScreen() {
  const hasSession = readSessionRecord() !== undefined
  const name = matchRoute(pathOfPage())?.name
  const isOpen = name !== undefined && isPublic(name)
  return {
    /** The route of the first screen. Undefined if a session is stored and the address is unknown. */
    name: hasSession || isOpen ? name : 'signIn',
    hasShell: hasSession && name !== 'signIn',
    /** Whether a session is stored. The supplier has not confirmed it yet. */
    hasSession,
  } as const
}

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
