import {
  createSupplierApi,
  operations,
  withTables,
  type Args,
  type ErrorKind,
  type Known,
  type OperationName,
  type Result,
} from '@trade-portal/supplier-api'
import type { Account } from './account.ts'
import { errorOf, type CallError } from './callError.ts'
import { compareWire, matters } from './compareWire.ts'
import type { Finding } from './finding.ts'
import type { Remark } from './remark.ts'
import { refusedByBrowser } from './remarks/cors.ts'
import { foreignError } from './remarks/foreignError.ts'
import { remarksOn } from './remarks/remarksOn.ts'
import { answerOf } from './wireEnvelope.ts'
import { wireShape } from './wireShape.ts'
import type { WireAnswer, WireTap } from './wireTap.ts'

/** Calls operations one after the other and reports a finding for each response. */
export interface Caller {
  /**
   * Returns the response as the portal parses it; undefined if the call failed, as the finding then says. Without
   * arguments the registry's example is sent. `judge` says what customers would see of the result.
   */
  call<N extends OperationName>(
    name: N,
    args?: Args<N>,
    judge?: (result: Result<N> | undefined) => readonly Remark[],
  ): Promise<Result<N> | undefined>
  /** Makes a call that the server has to refuse. `judge` gets how it failed; undefined if it succeeded. */
  provoke<N extends OperationName>(
    name: N,
    args: Args<N>,
    judge: (error: ErrorKind | undefined, message: string) => readonly Remark[],
    madeUpSession?: string,
  ): Promise<void>
  /** Adds what has become known of the account, for the calls that follow. */
  learn(known: Partial<Known> & { sessionId?: string }): void
}

/** Errors that can occur because the example's values do not exist on this server. */
const dueToExample = new Set<string>(['field', 'no-records', 'no-product-data'])

export function createCaller(
  account: Account,
  tap: WireTap,
  report: (finding: Finding) => void,
  record: (name: OperationName, answer: WireAnswer) => void = () => {},
): Caller {
  let known: Partial<Known> = {
    deviceId: account.deviceId,
    companyId: account.companyId,
    userName: account.userName,
  }
  let ownSession: string | undefined
  let isCorsTold = false

  async function measure<N extends OperationName>(name: N, args: Args<N>, sessionId: string | undefined) {
    let droppedRows = 0
    const api = createSupplierApi({
      endpoint: account.endpoint,
      known: async () => known,
      sessionId,
      onDroppedRows: (_, count) => (droppedRows = count),
    })
    const began = performance.now()
    let result: Result<N> | undefined
    let error: CallError | null = null
    tap.take()
    try {
      result = await api[name](args)
    } catch (thrown) {
      error = errorOf(thrown)
    }
    return { result, error, droppedRows, milliseconds: performance.now() - began, answer: tap.take() }
  }

  /** Said once: it is true of all responses or of none. */
  function cors(answer: WireAnswer | undefined): readonly Remark[] {
    if (account.origin === undefined || isCorsTold || !answer) return []
    const remarks = refusedByBrowser(answer.headers, account.origin)
    isCorsTold = remarks.length > 0
    return remarks
  }

  return {
    learn: ({ sessionId, ...more }) => {
      ownSession = sessionId ?? ownSession
      known = { ...known, ...more }
    },
    async call(name, args, judge) {
      const { result, error, droppedRows, milliseconds, answer } = await measure(
        name,
        args ?? operations[name].example,
        ownSession,
      )
      if (answer) record(name, answer)
      const { data, isStatedError } = answerOf(answer)
      const shape = wireShape(operations[name].response)
      const foreign = foreignError(shape, data)
      const differences =
        data === undefined || foreign.length > 0
          ? []
          : compareWire(operations[name].response, underOwnNames(name, data))
      const isExcused = error !== null && args === undefined && needsArguments(name) && dueToExample.has(error.kind)
      const remarks = [
        ...cors(answer),
        ...foreign,
        ...remarksOn(name, shape, data && underOwnNames(name, data), milliseconds),
        ...(judge?.(result) ?? []),
      ]
      const isRight =
        error === null &&
        !differences.some(matters) &&
        droppedRows === 0 &&
        remarks.every(({ kind }) => kind !== 'breaks')
      report({
        name,
        verdict: isRight ? 'agrees' : isExcused ? 'unchecked' : 'differs',
        milliseconds,
        differences,
        droppedRows,
        error,
        note: error === null && isStatedError ? 'no data, reported as specified' : '',
        remarks,
      })
      return result
    },
    async provoke(name, args, judge, madeUpSession) {
      const { error, milliseconds, answer } = await measure(name, args, madeUpSession ?? ownSession)
      const foreign = foreignError(wireShape(operations[name].response), answerOf(answer).data)
      const judged = foreign.length > 0 ? foreign : judge(error?.kind, error?.message ?? '')
      const remarks = [...cors(answer), ...judged]
      report({
        name,
        verdict: remarks.some(({ kind }) => kind === 'breaks') ? 'differs' : 'agrees',
        milliseconds,
        differences: [],
        droppedRows: 0,
        error: null,
        note: madeUpSession === undefined ? 'asked for what does not exist' : 'with a session that does not exist',
        remarks,
      })
    },
  }
}

/** The tables under the names of the registry, as the portal finds them; unchanged if one is missing. */
function underOwnNames(name: OperationName, data: unknown): unknown {
  try {
    return withTables(operations[name], data)
  } catch {
    return data
  }
}

/** Whether the example contains values that may not exist on another server. */
function needsArguments(name: OperationName): boolean {
  return Object.keys(operations[name].example).length > 0
}
