import {
  ipService,
  isOperationName,
  isRecord,
  operations,
  sessionHeader,
  type OperationName,
} from '@trade-portal/supplier-api'

/** A well-formed request to an operation. */
export interface OperationRequest {
  readonly name: OperationName
  readonly body: Readonly<Record<string, unknown>>
  readonly sessionId: string | null
  /** Address of the supplier, without the final `/proxy` or `/api/v1`. */
  readonly endpointUrl: string
}

/** Parses a request to `/proxy` or `/api/v1`. For a malformed request, returns the problem and the response to send. */
export async function parseRequest(
  request: Request,
): Promise<OperationRequest | { readonly problem: string; readonly response: Response }> {
  const url = new URL(request.url)
  const path = /\/(proxy|api\/v1)\/?$/.exec(url.pathname)
  if (!path) return malformed('', `There is nothing at ${url.pathname}`, 404)
  if (request.method !== 'POST') return malformed('', `Functions are called by POST, not ${request.method}`, 405)
  const [ipApi, service, name] = ['ipApi', 'ipService', 'ipFunction'].map((field) => url.searchParams.get(field) ?? '')
  if (service !== ipService) return malformed('ipService', `There is no service ${service}`)
  if (name === undefined || !isOperationName(name)) return malformed('ipFunction', `There is no function ${name}`)
  const expected = operations[name].api ?? 'presenter'
  if (ipApi !== expected) return malformed('ipApi', `${name} belongs to ${expected}, not ${ipApi}`)
  if (path[1] === 'api/v1' && !request.headers.has('x-api-key'))
    return malformed('x-api-key', 'The API key header is missing')
  const body = await parseBody(request, expected === 'userLogin')
  if (typeof body === 'string') return malformed('', body)
  const endpointUrl = url.origin + url.pathname.slice(0, path.index)
  return { name, body, sessionId: request.headers.get(sessionHeader), endpointUrl }
}

async function parseBody(request: Request, isForm: boolean): Promise<Record<string, unknown> | string> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const expected = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  if (type !== expected) return `The body must be ${expected}, not ${type || 'without a type'}`
  try {
    const text = await request.text()
    if (isForm) return Object.fromEntries(new URLSearchParams(text))
    const body: unknown = JSON.parse(text)
    return isRecord(body) ? body : 'The body must be a JSON object'
  } catch {
    return 'The body is not JSON'
  }
}

function malformed(field: string, msg: string, status = 400) {
  const response = Response.json({ hasErrors: true, errorTable: [{ field, msg }] }, { status })
  return { problem: msg, response }
}
