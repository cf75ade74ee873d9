import { ipService, isOperationName, operations, sessionHeader, type OperationName } from '@trade-portal/supplier-api'
import { json } from '../faults/responses.ts'
import type { RefusalRow } from '../rules/refusal.ts'

/** A request that names an operation and carries something to work on. */
export interface ReceivedCall {
  readonly name: OperationName
  readonly body: Readonly<Record<string, unknown>>
  readonly sessionId: string | null
  /** Address of the endpoint, without the path of the function. */
  readonly endpointUrl: string
}

/** Reads a request to one of the server's functions, in either address form, or says what is wrong with it. */
export async function receive(
  request: Request,
): Promise<ReceivedCall | { readonly problem: string; readonly answer: Response }> {
  const url = new URL(request.url)
  const path = /\/(proxy|api\/v1)\/?$/.exec(url.pathname)
  if (!path) return bad('', `There is nothing at ${url.pathname}`, 404)
  if (request.method !== 'POST') return bad('', `Functions are called by POST, not ${request.method}`, 405)
  const [ipApi, service, name] = ['ipApi', 'ipService', 'ipFunction'].map((field) => url.searchParams.get(field) ?? '')
  if (service !== ipService) return bad('ipService', `There is no service ${service}`)
  if (name === undefined || !isOperationName(name)) return bad('ipFunction', `There is no function ${name}`)
  const expected = operations[name].api ?? 'presenter'
  if (ipApi !== expected) return bad('ipApi', `${name} belongs to ${expected}, not ${ipApi}`)
  if (path[1] === 'api/v1' && !request.headers.has('x-api-key'))
    return bad('x-api-key', 'The API key header is missing')
  const body = await bodyOf(request, expected === 'userLogin')
  if (typeof body === 'string') return bad('', body)
  const endpointUrl = url.origin + url.pathname.slice(0, path.index)
  return { name, body, sessionId: request.headers.get(sessionHeader), endpointUrl }
}

async function bodyOf(request: Request, isForm: boolean): Promise<Record<string, unknown> | string> {
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

function bad(field: string, msg: string, status = 400) {
  const row: RefusalRow = { field, msg }
  return { problem: msg, answer: json({ hasErrors: true, errorTable: [row] }, status) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
