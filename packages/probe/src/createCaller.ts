import {
  createSupplierApi,
  operations,
  SupplierError,
  TransportError,
  withTables,
  type Args,
  type ErrorKind,
  type KnownValues,
  type OperationName,
  type Result,
} from '@trade-portal/supplier-api'
import { checkErrorForm, checkResponse } from './checks/checkResponse.ts'
import { checkResponseCors } from './checks/cors.ts'
import { findingOf, type CallError, type Finding, type Remark } from './finding.ts'
import type { Account } from './readArguments.ts'
import { compareWire, isNoticeable } from './wire/compareWire.ts'
import { readData, type FetchInterceptor, type RawResponse } from './wire/interceptFetch.ts'
import { wireShape } from './wire/wireShape.ts'

/** Calls operations one after the other and reports a finding for each response. */
export interface Caller {
  /**
   * Calls an operation as the portal does. Never rejects.
   * @param args By default the arguments of the registry's example.
   * @param check Returns remarks about the result, which is undefined if the call failed.
   * @returns the response as the portal parses it; undefined if the call failed, which the finding reports
   */
  call<N extends OperationName>(
    name: N,
    args?: Args<N>,
    check?: (result: Result<N> | undefined) => readonly Remark[],
  ): Promise<Result<N> | undefined>
  /**
   * Makes a call that the server must refuse. Never rejects.
   * @param check Receives the error's kind and message; undefined and '' if the call succeeded.
   * @param madeUpSession A session that does not exist, sent in place of the account's own.
   */
  expectRefusal<N extends OperationName>(
    name: N,
    args: Args<N>,
    check: (error: ErrorKind | undefined, message: string) => readonly Remark[],
    madeUpSession?: string,
  ): Promise<void>
  /** Stores values that the server has returned for the account, such as the session's id. Later calls send them. */
  learn(known: Partial<KnownValues> & { sessionId?: string }): void
}

/** Kinds of errors that may arise because this server does not have the values of the registry's example. */
const dueToExample = new Set<string>(['field', 'no-records', 'no-product-data'])

/** @param report Called with one finding after each call. @param record Called with each response to `call`. */
export function createCaller(
  account: Account,
  interceptor: FetchInterceptor,
  report: (finding: Finding) => void,
  record: (name: OperationName, response: RawResponse) => void = () => {},
): Caller {
  let known: Partial<KnownValues> = {
    deviceId: account.deviceId,
    companyId: account.companyId,
    userName: account.userName,
  }
  let ownSession: string | undefined
  let isCorsReported = false

  async function send<N extends OperationName>(name: N, args: Args<N>, sessionId: string | undefined) {
    let droppedRows = 0
    const api = createSupplierApi({
      endpoint: account.endpoint,
      known: async () => known,
      sessionId,
      onDroppedRows: (_, count) => (droppedRows = count),
    })
    const began = performance.now()
    let result: Result<N> | undefined
    let thrown: unknown
    interceptor.take()
    try {
      result = await api[name](args)
    } catch (error) {
      thrown = error
    }
    const milliseconds = performance.now() - began
    const response = interceptor.take()
    const came = readData(response).data === undefined ? interceptor.came() : ''
    const error = thrown === undefined ? null : errorOf(thrown, came)
    return { result, error, droppedRows, milliseconds, response }
  }

  /** Reports a failed CORS check only once, because CORS is allowed for all responses or for none. */
  function checkCors(response: RawResponse | undefined): readonly Remark[] {
    if (account.origin === undefined || isCorsReported || !response) return []
    const remarks = checkResponseCors(response.headers, account.origin)
    isCorsReported = remarks.length > 0
    return remarks
  }

  return {
    learn: ({ sessionId, ...more }) => {
      ownSession = sessionId ?? ownSession
      known = { ...known, ...more }
    },
    async call(name, args, check) {
      const { result, error, droppedRows, milliseconds, response } = await send(
        name,
        args ?? operations[name].example,
        ownSession,
      )
      if (response) record(name, response)
      const { data, isStatedError } = readData(response)
      const named = data === undefined ? undefined : withRegistryTableNames(name, data)
      const shape = wireShape(operations[name].response)
      const foreign = checkErrorForm(shape, data)
      const differences = named === undefined || foreign.length > 0 ? [] : compareWire(operations[name].response, named)
      const remarks = [
        ...checkCors(response),
        ...foreign,
        ...checkResponse(name, shape, named, milliseconds),
        ...(check?.(result) ?? []),
      ]
      const isRight =
        error === null &&
        !differences.some(isNoticeable) &&
        droppedRows === 0 &&
        remarks.every(({ kind }) => kind !== 'breaks')
      const isExcused = error !== null && args === undefined && needsArguments(name) && dueToExample.has(error.kind)
      report({
        name,
        verdict: isRight ? 'agrees' : isExcused ? 'unchecked' : 'differs',
        milliseconds,
        differences,
        droppedRows,
        // An error in a form of its own is the cause of what the portal says about it.
        error: foreign.length > 0 ? null : error,
        note: error === null && isStatedError ? 'no data, reported as specified' : '',
        remarks,
      })
      return result
    },
    async expectRefusal(name, args, check, madeUpSession) {
      const { error, milliseconds, response } = await send(name, args, madeUpSession ?? ownSession)
      const foreign = checkErrorForm(wireShape(operations[name].response), readData(response).data)
      const checked = foreign.length > 0 ? foreign : check(error?.kind, error?.message ?? '')
      const note = madeUpSession === undefined ? 'asked for what does not exist' : 'with a session that does not exist'
      report(findingOf(name, milliseconds, [...checkCors(response), ...checked], note))
    },
  }
}

function errorOf(thrown: unknown, came: string): CallError {
  if (thrown instanceof SupplierError) return { kind: thrown.kind, message: thrown.message, came: '' }
  if (thrown instanceof TransportError) return { kind: thrown.kind, message: thrown.message, came }
  // Any other error means that the client lacks a value that an earlier response should have provided.
  return { kind: 'unexpected-answer', message: thrown instanceof Error ? thrown.message : 'The call failed', came: '' }
}

/**
 * Renames the tables in the data to the names in the operation registry, as the portal does. Changes nothing if a table is
 * missing.
 */
function withRegistryTableNames(name: OperationName, data: unknown): unknown {
  try {
    return withTables(operations[name], data)
  } catch {
    return data
  }
}

/**
 * Whether the operation has arguments. Their values in the registry's example, such as a product's code, are those of the
 * simulator, and another server may not have them.
 */
function needsArguments(name: OperationName): boolean {
  return Object.keys(operations[name].example).length > 0
}
