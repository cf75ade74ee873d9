import { functionUrl, operationNames, sessionHeader } from '@trade-portal/supplier-api'
import { describeOperation, wireCall } from '@trade-portal/supplier-api/describe'
import { portalOrigin } from '../callSupplier.ts'

/** The server's address in the examples. It has a path, because a server may have one. */
export const endpointUrl = 'https://supplier.example/trade'
const proxy = { endpointUrl, api: 'proxy' } as const
const v1 = { endpointUrl, api: 'v1' } as const

export const addresses = [
  { form: proxy.api, url: functionUrl(proxy, 'presenter', 'getState') },
  { form: v1.api, url: functionUrl(v1, 'presenter', 'getState') },
]

export const headerNames = {
  proxy: Object.keys(headersOf(proxy)),
  v1: Object.keys(headersOf(v1)),
}

/** The three families of functions, and how each is called. */
export const families = [...Map.groupBy(operationNames().map(describeOperation), ({ ipApi }) => ipApi)].map(
  ([ipApi, members]) => {
    const [first] = members
    const names = members.map(({ name }) => name)
    return {
      ipApi,
      functions: names.length > 3 ? `the other ${names.length}` : names.join(', '),
      contentType: first ? wireCall(proxy, first.name, {}, undefined).headers['Content-Type'] : '',
      session: ipApi === 'presenter' ? `${sessionHeader}, always` : 'none',
    }
  },
)

export const preflight = [
  `OPTIONS ${addresses[1]?.url.replace('https://supplier.example', '') ?? ''} HTTP/1.1`,
  'Host: supplier.example',
  `Origin: ${portalOrigin}`,
  'Access-Control-Request-Method: POST',
  `Access-Control-Request-Headers: ${headerNames.v1.map((name) => name.toLowerCase()).join(',')}`,
  '',
  'HTTP/1.1 204 No Content',
  `Access-Control-Allow-Origin: ${portalOrigin}`,
  'Access-Control-Allow-Methods: POST',
  `Access-Control-Allow-Headers: ${headerNames.v1.join(', ')}`,
  'Access-Control-Max-Age: 600',
].join('\n')

function headersOf(endpoint: typeof proxy | typeof v1) {
  return wireCall(endpoint, 'getState', {}, 'a-session').headers
}
