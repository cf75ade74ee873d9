import * as v from 'valibot'
import { readAnswer } from './answer.ts'
import { markUnsent, mayHaveBeenPerformed, SupplierError, TransportError } from './errors.ts'
import type { KnownValues, Operation } from './operation.ts'
import {
  isMutationName,
  operationNames,
  operations,
  outdatedBy,
  type Args,
  type OperationName,
  type QueryName,
  type Result,
} from './operations/index.ts'
import { withTables } from './tables.ts'
import {
  callHeaders,
  credentialsOf,
  defaultTimeoutMs,
  functionUrl,
  jsonCall,
  post,
  type Endpoint,
  type Send,
  type WireCall,
} from './transport.ts'
import { countDropped } from './wire.ts'

export interface SupplierApiOptions {
  readonly endpoint: Endpoint
  /**
   * Called before each request. Returns the known values that the operation needs, if necessary by calling the server.
   */
  readonly known: (needed: readonly (keyof KnownValues)[]) => Promise<Partial<KnownValues>>
  readonly sessionId?: string | undefined
  /** Sends a call; `post` by default. See `earlyRequest`. */
  readonly send?: Send | undefined
  /** Called with the number of rows of an answer that were left out because they could not be read. */
  readonly onDroppedRows?: (name: OperationName, count: number) => void
  /**
   * Called with the queries whose answers a mutation may have changed, before the caller of the mutation continues. Called
   * after a success, and also after a lost answer, because the server may have performed the mutation. With
   * `outdatesIfRefused`, also called after a refusal.
   */
  readonly onMutated?: (outdated: readonly QueryName[]) => void
  /** Called with the error of every failed call, before the caller continues. */
  readonly onError?: (error: unknown, name: OperationName) => void
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Also calls `onMutated` after a refusal, because a refusal may mean that the screen shows old data. */
  readonly outdatesIfRefused?: boolean
}

/** One method for each operation. @throws SupplierError, TransportError, or an Error for a missing known value */
export type SupplierApi = {
  readonly [N in OperationName]: (args: Args<N>, options?: CallOptions) => Promise<Result<N>>
}

/** Creates a client with one typed method for each operation of the operation registry. */
export function createSupplierApi(options: SupplierApiOptions): SupplierApi {
  const methods = operationNames().map((name) => {
    const method = (args: unknown, call?: CallOptions) => callOperation(name, args, options, call)
    return [name, method] as const
  })
  return v.parse(
    v.custom<SupplierApi>((value) => typeof value === 'object'),
    Object.fromEntries(methods),
  )
}

async function callOperation(
  name: OperationName,
  args: unknown,
  options: SupplierApiOptions,
  { signal, outdatesIfRefused = false }: CallOptions = {},
): Promise<unknown> {
  const definition: Operation = operations[name]
  let isSent = false
  // The listener runs in a microtask, so that an exception in it does not make a successful mutation look failed.
  const reportOutdated = () => {
    if (isMutationName(name)) queueMicrotask(() => options.onMutated?.(outdatedBy(name)))
  }
  try {
    const payload = encode(definition, args, await options.known(Object.values(definition.fill ?? {})))
    if (definition.connection === 'own' && isOffline()) throw new TransportError('network')
    isSent = true
    const result = await perform(name, definition, payload, options, signal)
    reportOutdated()
    return result
  } catch (error) {
    if (!isSent) markUnsent(error)
    // `onError` runs before `onMutated`, because `onError` may end the session, after which nothing is refetched.
    queueMicrotask(() => options.onError?.(error, name))
    if (outdatesIfRefused || mayHaveBeenPerformed(error)) reportOutdated()
    throw error
  }
}

/** Whether the browser is offline. Outside of a browser, `navigator` or its `onLine` may be missing. */
const isOffline = () => 'navigator' in globalThis && 'onLine' in navigator && !navigator.onLine

async function perform(
  name: OperationName,
  definition: Operation,
  payload: Record<string, unknown>,
  { endpoint, sessionId, send = post, onDroppedRows }: SupplierApiOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { connection = 'shared' } = definition
  const credentials = credentialsOf(connection, endpoint, globalThis.location?.origin)
  const answer = await send({
    ...callOf(endpoint, name, definition, payload, sessionId),
    credentials,
    timeoutMs: definition.timeoutMs ?? defaultTimeoutMs,
    signal,
  })
  try {
    const data = withTables(definition, readAnswer(answer, sessionId !== undefined))
    const { result, dropped } = countDropped(() => v.safeParse(definition.response, data))
    if (dropped > 0) onDroppedRows?.(name, dropped)
    if (!result.success) throw new TransportError('unexpected-answer')
    return result.output
  } catch (error) {
    const recover = error instanceof SupplierError ? definition.recover?.[error.kind] : undefined
    if (recover && error instanceof SupplierError) return recover(error.message)
    throw error
  }
}

/** Returns the address, headers and body with which the client calls an operation. */
export function callOf(
  endpoint: Endpoint,
  name: string,
  { api: ipApi = 'presenter' }: Operation,
  payload: Record<string, unknown>,
  sessionId: string | undefined,
): WireCall {
  if (ipApi !== 'userLogin') return jsonCall(endpoint, ipApi, name, payload, sessionId)
  return {
    url: functionUrl(endpoint, ipApi, name),
    headers: callHeaders(endpoint, 'application/x-www-form-urlencoded', sessionId),
    body: new URLSearchParams(Object.entries(payload).map(([field, value]) => [field, String(value)])).toString(),
  }
}

/** The payload of a call: the arguments with their defaults, then the fields that the client fills. */
export function encode(definition: Operation, args: unknown, known: Partial<KnownValues>): Record<string, unknown> {
  const given = v.parse(v.record(v.string(), v.unknown()), v.parse(definition.request, args))
  const filled = Object.entries(definition.fill ?? {}).map(([field, source]) => {
    const value = known[source]
    if (value === undefined || value === '') throw new Error(missing[source])
    return [field, value] as const
  })
  return { ...given, ...Object.fromEntries(filled) }
}

const missing: Record<keyof KnownValues, string> = {
  deviceId: 'Configuration not loaded',
  companyId: 'Configuration not loaded',
  userName: 'Not Authenticated',
  customerId: 'userDetails is not available',
  userId: 'userDetails is not available',
}
