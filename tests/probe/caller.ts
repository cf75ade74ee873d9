import {
  createSupplierApi,
  operations,
  SupplierError,
  TransportError,
  type Args,
  type Known,
  type OperationName,
  type Result,
} from '@trade-portal/supplier-api'
import type { Account } from './account.ts'
import { compareWire } from './compareWire.ts'
import type { Finding } from './finding.ts'
import { answerOf } from './wireEnvelope.ts'
import type { WireTap } from './wireTap.ts'

/** Calls operations one after the other and reports a finding for each response. */
export interface Caller {
  /**
   * Returns the response as the portal parses it; undefined if the call failed, as the finding then says. Without
   * arguments the registry's example is sent. `brokenRule` says which rule of the guide the response breaks, if any.
   */
  call<N extends OperationName>(
    name: N,
    args?: Args<N>,
    brokenRule?: (result: Result<N> | undefined) => string | undefined,
  ): Promise<Result<N> | undefined>
  /** Adds what has become known of the account, for the calls that follow. */
  learn(known: Partial<Known> & { sessionId?: string }): void
}

/** Errors that can occur because the example's values do not exist on this server. */
const dueToExample = new Set<string>(['field', 'no-records', 'no-product-data'])

export function createCaller(account: Account, tap: WireTap, report: (finding: Finding) => void): Caller {
  let known: Partial<Known> = {
    deviceId: account.deviceId,
    companyId: account.companyId,
    userName: account.userName,
  }
  let sessionId: string | undefined
  return {
    learn: ({ sessionId: session, ...more }) => {
      sessionId = session ?? sessionId
      known = { ...known, ...more }
    },
    async call(name, args, brokenRule) {
      let droppedRows = 0
      const api = createSupplierApi({
        endpoint: account.endpoint,
        known: async () => known,
        sessionId,
        onDroppedRows: (_, count) => (droppedRows = count),
      })
      const began = performance.now()
      let result
      let error: Finding['error'] = null
      try {
        tap.take()
        result = await api[name](args ?? operations[name].example)
      } catch (thrown) {
        error = errorOf(thrown)
      }
      const milliseconds = performance.now() - began
      const { data, isStatedError } = answerOf(tap.take())
      const differences = data === undefined ? [] : compareWire(operations[name].response, data)
      const isExcused = error !== null && args === undefined && needsArguments(name) && dueToExample.has(error.kind)
      const broken = brokenRule?.(result)
      const isRight = error === null && differences.length === 0 && droppedRows === 0 && broken === undefined
      report({
        name,
        verdict: isRight ? 'agrees' : isExcused ? 'unchecked' : 'differs',
        milliseconds,
        differences,
        droppedRows,
        error,
        note: error === null && isStatedError ? 'no data, reported as specified' : '',
        ...(broken === undefined ? {} : { brokenRule: broken }),
      })
      return result
    },
  }
}

/** Whether the example contains values that may not exist on another server. */
function needsArguments(name: OperationName): boolean {
  return Object.keys(operations[name].example).length > 0
}

function errorOf(thrown: unknown): NonNullable<Finding['error']> {
  if (thrown instanceof SupplierError || thrown instanceof TransportError)
    return { kind: thrown.kind, message: thrown.message }
  // The client needs a value that no earlier response has provided.
  return { kind: 'unexpected-answer', message: thrown instanceof Error ? thrown.message : 'The call failed' }
}
