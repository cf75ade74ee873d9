import { createSupplierApi, functionUrl, type SupplierApi } from '@trade-portal/supplier-api'

/** Signs in at a sandbox. @returns the response, not yet read */
export const signInTo = (endpointUrl: string, userid = 'demo-admin') =>
  fetch(functionUrl({ endpointUrl, api: 'proxy' }, 'userLogin', 'login'), {
    method: 'POST',
    body: new URLSearchParams({ userid, password: 'sandbox', domain: 'CBS', extra: '' }),
  })

/** For tests: a client of a demonstration account, signed in if it has a session id. */
export function clientAt(endpointUrl: string, userName: string, sessionId?: string): SupplierApi {
  const userId = userName === 'demo-admin' ? 'U1001' : 'U1004'
  const known = { deviceId: 'PORTAL', companyId: '1', customerId: 'HAR001', userId, userName }
  return createSupplierApi({ endpoint: { endpointUrl, api: 'proxy' }, known: async () => known, sessionId })
}

/** For tests: signs a user in. @returns the session id */
export async function sessionAt(endpointUrl: string, userName: string): Promise<string> {
  const answer = await clientAt(endpointUrl, userName).login({ userid: userName, password: 'sandbox' })
  return answer.outcome === 'signedIn' ? answer.sessionId : ''
}
