import { functionUrl } from '@trade-portal/supplier-api'

/** Signs in at a sandbox. @returns the response, not yet read */
export const signInTo = (endpointUrl: string, userid = 'demo-admin') =>
  fetch(functionUrl({ endpointUrl, api: 'proxy' }, 'userLogin', 'login'), {
    method: 'POST',
    body: new URLSearchParams({ userid, password: 'sandbox', domain: 'CBS', extra: '' }),
  })
