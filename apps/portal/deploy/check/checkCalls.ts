import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { createSupplierApi, functionUrl, sessionHeader, SupplierError, type Endpoint } from '@trade-portal/supplier-api'
import { closingFunctions } from '../host/proxy.ts'
import { createProblems, type Problem } from './problem.ts'
import { ask, describeAnswer, timeoutMs } from './requests.ts'

interface CalledPortal {
  readonly origin: string
  readonly endpoint: Endpoint
  /** Address of the supplier's server, if the portal's host passes the calls on to it. */
  readonly supplier: string | undefined
  /** Sends a request to the portal; undefined if there is no answer, which `askPortal` reports. */
  readonly askPortal: (path: string, options?: RequestInit) => Promise<Response | undefined>
}

const session = 'check-deployment'

/**
 * Checks that calls reach the supplier's server, and that no browser can send an order twice: nothing else may come after
 * an order on the same connection.
 */
export async function checkCalls({ origin, endpoint, supplier, askPortal }: CalledPortal): Promise<readonly Problem[]> {
  const { add, all } = createProblems()
  const call = new URL(functionUrl(endpoint, 'presenter', 'getState'))
  const where = call.origin + call.pathname
  const isOwn = call.origin === new URL(origin).origin
  const askServer = isOwn
    ? (address: URL, options?: RequestInit) => askPortal(address.pathname + address.search, options)
    : ask

  const fault = await callFault(endpoint, askServer, isOwn ? supplier : undefined)
  if (fault !== undefined) add(where, fault)
  if (isOwn) {
    for (const name of closingFunctions) {
      // The server carries out nothing of an OPTIONS request, and the host answers it on the same kind of connection.
      const answer = await askPortal(call.pathname + call.search.replace('getState', name), { method: 'OPTIONS' })
      if (answer && answer.headers.get('Connection') !== 'close')
        add(
          where,
          `The connection stays open after ${closingFunctions.join(', ')}, so a browser could send the next order twice on it: send Connection: close.`,
        )
    }
    if (await offersHttp2(call))
      add(where, 'HTTP/2 is offered, over which no connection can be closed after an order: offer HTTP/1.1 only.')
  } else {
    if (fault === undefined) for (const sentence of await permissionFaults(origin, call, endpoint)) add(where, sentence)
    // Without credentials, the configuration's own problem says so.
    if (endpoint.allowsCredentials)
      add(
        where,
        `Calls go to another origin. Only its server can prevent that a browser sends an order twice: it must send Connection: close after ${closingFunctions.join(', ')}, over HTTP/1.1.`,
        true,
      )
  }
  return all()
}

/** Why the portal could not read the server's answer; undefined if it accepts the answer or reads a refusal in it. */
async function callFault(
  endpoint: Endpoint,
  askServer: (address: URL, options?: RequestInit) => Promise<Response | undefined>,
  supplier: string | undefined,
): Promise<string | undefined> {
  let answer: Response | undefined
  let reason = 'no answer'
  const api = createSupplierApi({
    endpoint,
    known: async () => ({}),
    sessionId: session,
    send: async ({ url, headers, body }) => {
      try {
        answer = await askServer(new URL(url), { method: 'POST', headers, body })
      } catch (error) {
        reason = error instanceof Error ? error.message : reason
      }
      if (!answer) throw new Error(reason)
      return { status: answer.status, text: await answer.text() }
    },
  })
  try {
    await api.getState({})
    return undefined
  } catch (error) {
    if (error instanceof SupplierError) return undefined
    if (!answer) return `The supplier's server cannot be asked: ${reason}.`
    const came = `A call is answered with ${describeAnswer(answer)}`
    if (supplier === undefined)
      return `${came}, which is no answer of the supplier's server: correct endpointUrl, or make the host files with --supplier.`
    return answer.status >= 502 && answer.status <= 504
      ? `${came}: ${await reachFault(supplier)}`
      : `${came}, which is no answer of the supplier's server: correct the path of --supplier, now ${supplier}.`
  }
}

/** Why the portal's host does not reach the supplier's server, as far as this machine can see it. */
async function reachFault(supplier: string): Promise<string> {
  try {
    await ask(new URL(supplier), { method: 'POST', body: '{}' })
    return `the host does not reach ${supplier}, which answers here. Its certificate may not be trusted there (--supplier-ca); the error log says why.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer'
    return reason.startsWith('certificate')
      ? `${supplier}: ${reason.replace(/:.*/, '')}: make the host files with --supplier-ca.`
      : `${supplier} is ${reason}.`
  }
}

/** Asks the server, as a browser does before a call, whether pages of the portal's origin may call it. */
async function permissionFaults(origin: string, call: URL, endpoint: Endpoint): Promise<readonly string[]> {
  const needsCredentials = endpoint.allowsCredentials ?? false
  const asked = {
    Origin: new URL(origin).origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': `content-type,${sessionHeader.toLowerCase()}`,
  }
  const answer = await ask(call, { method: 'OPTIONS', headers: asked }).catch(() => undefined)
  if (!answer) return ['The server gives no answer to OPTIONS, with which browsers ask before each call: allow it.']
  const { headers } = answer
  const header = (name: string) => (headers.get(`Access-Control-Allow-${name}`) ?? '').toLowerCase()
  const mayOrigin = header('Origin') === asked.Origin || (header('Origin') === '*' && !needsCredentials)
  const mayHeaders = ['content-type', sessionHeader.toLowerCase()].every((name) => header('Headers').includes(name))
  return [
    ...(mayOrigin ? [] : [`The server does not allow ${asked.Origin}: send it as Access-Control-Allow-Origin.`]),
    ...(mayHeaders ? [] : [`The server does not allow the headers Content-Type and ${sessionHeader}.`]),
    ...(needsCredentials && header('Credentials') !== 'true'
      ? ['The server does not allow credentials, so browsers refuse every order: remove "cors_credentials".']
      : []),
  ]
}

/** Whether a browser would speak HTTP/2 with the server, which both agree on while they set up TLS. */
async function offersHttp2({ protocol, hostname, port }: URL): Promise<boolean> {
  if (protocol !== 'https:') return false
  return await new Promise((resolve) => {
    const options = {
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) === 0 ? hostname : '',
      ALPNProtocols: ['h2', 'http/1.1'],
    }
    const socket = connect({ ...options, timeout: timeoutMs }, () => end(socket.alpnProtocol === 'h2'))
    const end = (isOffered: boolean) => {
      socket.destroy()
      resolve(isOffered)
    }
    socket.once('error', () => end(false)).once('timeout', () => end(false))
  })
}
