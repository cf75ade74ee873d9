import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { createSupplierApi, functionUrl, sessionHeader, SupplierError, type Endpoint } from '@trade-portal/supplier-api'
import { closingFunctions } from '../host/proxy.ts'
import type { AddProblem } from './problem.ts'
import { ask, describeAnswer, NoAnswer, timeoutMs } from './requests.ts'

interface CalledPortal {
  readonly origin: string
  readonly endpoint: Endpoint
  /** Address of the supplier's server, if the portal's host passes the calls on to it. */
  readonly supplier: string | undefined
  /** Sends a request to the portal; undefined if there is no answer, which `askPortal` reports. */
  readonly askPortal: (path: string, options?: RequestInit) => Promise<Response | undefined>
  readonly add: AddProblem
}

/**
 * Checks that calls reach the supplier's server, and that no browser can send an order twice: nothing else may come after
 * an order on the same connection.
 */
export async function checkCalls({ origin, endpoint, supplier, askPortal, add }: CalledPortal): Promise<void> {
  const call = new URL(functionUrl(endpoint, 'presenter', 'getState'))
  const where = call.origin + call.pathname
  const closing = closingFunctions.join(', ')
  if (call.origin !== new URL(origin).origin) {
    const fault = await callFault(endpoint, ask, undefined)
    for (const sentence of fault === undefined ? await permissionFaults(origin, call, endpoint) : [fault])
      add(where, sentence)
    // Without credentials, the configuration's own problem says so.
    if (endpoint.allowsCredentials)
      add(
        where,
        `Calls go to another origin. Only its server can prevent that a browser sends an order twice: it must send Connection: close after ${closing}, over HTTP/1.1.`,
        true,
      )
    return
  }
  const askHost = ({ pathname, search }: URL, options?: RequestInit) => askPortal(pathname + search, options)
  const fault = await callFault(endpoint, askHost, supplier)
  if (fault !== undefined) add(where, fault)
  for (const name of closingFunctions) {
    // The server carries out nothing of an OPTIONS request, and the host answers it on the same kind of connection.
    const answer = await askPortal(call.pathname + call.search.replace('getState', name), { method: 'OPTIONS' })
    if (answer && answer.headers.get('Connection') !== 'close')
      add(
        where,
        `The connection stays open after ${closing}, so a browser could send the next order twice on it: send Connection: close.`,
      )
  }
  if (await offersHttp2(call))
    add(where, 'HTTP/2 is offered, over which no connection can be closed after an order: offer HTTP/1.1 only.')
}

/** Why the portal could not read the server's answer; undefined if it accepts the answer or reads a refusal in it. */
async function callFault(
  endpoint: Endpoint,
  askServer: (address: URL, options?: RequestInit) => Promise<Response | NoAnswer | undefined>,
  supplier: string | undefined,
): Promise<string | undefined> {
  let answer: Response | NoAnswer | undefined
  const api = createSupplierApi({
    endpoint,
    known: async () => ({}),
    sessionId: 'check-deployment',
    send: async ({ url, headers, body }) => {
      answer = await askServer(new URL(url), { method: 'POST', headers, body })
      return answer instanceof Response ? { status: answer.status, text: await answer.text() } : { status: 0, text: '' }
    },
  })
  const error: unknown = await api.getState({}).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error === undefined || error instanceof SupplierError) return undefined
  // A portal that does not answer is reported by `askPortal`.
  if (!answer) return undefined
  if (answer instanceof NoAnswer) return `The supplier's server cannot be asked: ${answer.reason}.`
  const came = `A call is answered with ${describeAnswer(answer)}`
  if (supplier === undefined)
    return `${came}, which is no answer of the supplier's server: correct endpointUrl, or make the host files with --supplier.`
  return answer.status >= 502 && answer.status <= 504
    ? `${came}: ${await reachFault(supplier)}`
    : `${came}, which is no answer of the supplier's server: correct the path of --supplier, now ${supplier}.`
}

/** Why the portal's host does not reach the supplier's server, as far as this machine can see it. */
async function reachFault(supplier: string): Promise<string> {
  const answer = await ask(new URL(supplier), { method: 'POST', body: '{}' })
  if (!(answer instanceof NoAnswer))
    return `the host does not reach ${supplier}, which answers here. Its certificate may not be trusted there (--supplier-ca); the error log says why.`
  return answer.isUntrusted
    ? `the certificate of ${supplier} is not trusted: make the host files with --supplier-ca.`
    : `${supplier} is ${answer.reason}.`
}

/** Asks the server, as a browser does before a call, whether pages of the portal's origin may call it. */
async function permissionFaults(origin: string, call: URL, endpoint: Endpoint): Promise<readonly string[]> {
  const own = new URL(origin).origin
  const asked = {
    Origin: own,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type,${sessionHeader.toLowerCase()}`,
  }
  const answer = await ask(call, { method: 'OPTIONS', headers: asked })
  if (answer instanceof NoAnswer)
    return ['The server gives no answer to OPTIONS, with which browsers ask before each call: allow it.']
  const allowed = (name: string) => (answer.headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase()
  const mayHeaders = ['content-type', sessionHeader.toLowerCase()].every((name) => allowed('Headers').includes(name))
  const needsCredentials = endpoint.allowsCredentials ?? false
  const found: Readonly<Record<string, boolean>> = {
    [`The server does not allow ${own}: send it as Access-Control-Allow-Origin.`]:
      allowed('Origin') !== own && (allowed('Origin') !== '*' || needsCredentials),
    [`The server does not allow the headers Content-Type and ${sessionHeader}.`]: !mayHeaders,
    'The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".':
      needsCredentials && allowed('Credentials') !== 'true',
  }
  return Object.keys(found).filter((sentence) => found[sentence])
}

/** Whether a browser would speak HTTP/2 with the server, which both agree on while they set up TLS. */
async function offersHttp2({ protocol, hostname, port }: URL): Promise<boolean> {
  if (protocol !== 'https:') return false
  const servername = isIP(hostname) === 0 ? hostname : ''
  const options = { host: hostname, port: Number(port || 443), servername, ALPNProtocols: ['h2', 'http/1.1'] }
  return await new Promise((resolve) => {
    const socket = connect({ ...options, timeout: timeoutMs }, () => end(socket.alpnProtocol === 'h2'))
    const end = (isOffered: boolean) => {
      socket.destroy()
      resolve(isOffered)
    }
    socket.once('error', () => end(false)).once('timeout', () => end(false))
  })
}
