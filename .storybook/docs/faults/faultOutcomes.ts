import { createSimulator, faultNames, fixedNow, worlds, type FaultName, type Simulator } from '@trade-portal/mocks'
import {
  createSupplierApi,
  operations,
  SupplierError,
  TransportError,
  type ErrorKind,
  type OperationName,
  type Send,
} from '@trade-portal/supplier-api'
import { exampleKnownValues } from '@trade-portal/supplier-api/describe'

/** What a screen receives if the answer to an operation has one of these faults. */
export interface FaultOutcome {
  /** `waits`: no answer. `usual`: the right answer. `other`: an answer with other data. */
  readonly kind: ErrorKind | 'waits' | 'usual' | 'other'
  /** The text of an error; '' otherwise. */
  readonly message: string
  /** All faults after which a screen receives this outcome. */
  readonly faults: readonly [FaultName, ...FaultName[]]
}

/** Faults that change rows. They always count as a change, even if the example's answer happens to have no rows. */
const changingRows = new Set<FaultName>(['mutated-rows', 'repriced', 'foreign-address'])

/** Faults that only delay the right answer. */
const late = new Set<FaultName>(['slow', 'dripping'])

/**
 * Groups the faults of an operation by what the client returns for the operation's example. A screen is then tested once
 * per group, not once per fault. A fault that leads to other data is always a group of its own.
 */
export async function faultOutcomes(name: OperationName): Promise<readonly FaultOutcome[]> {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow })
  const usual = await received(simulator, name)
  const groups = new Map<string, FaultOutcome>()
  for (const fault of faultNames()) {
    const outcome = late.has(fault) ? usual : await receivedWith(simulator, name, fault)
    const isUsual = outcome.kind === 'other' && outcome.data === usual.data && !changingRows.has(fault)
    const kind = isUsual ? 'usual' : outcome.kind
    const key = kind === 'other' ? fault : kind
    const group = groups.get(key)
    if (group) groups.set(key, { ...group, faults: [...group.faults, fault] })
    else groups.set(key, { kind, message: outcome.message, faults: [fault] })
  }
  return [...groups.values()]
}

type Received = Pick<FaultOutcome, 'kind' | 'message'> & { readonly data: string }

async function receivedWith(simulator: Simulator, name: OperationName, fault: FaultName): Promise<Received> {
  if (fault === 'never') return { kind: 'waits', message: '', data: '' }
  simulator.setFaults({ [name]: fault })
  const outcome = await received(simulator, name)
  simulator.setFaults({})
  return outcome
}

async function received(simulator: Simulator, name: OperationName): Promise<Received> {
  const send: Send = async ({ url, headers, body }) => {
    const response = await simulator.handle(new Request(url, { method: 'POST', headers, body }))
    const text = response.type === 'error' ? undefined : await response.text().catch(() => undefined)
    if (text === undefined) throw new TransportError('network')
    return { status: response.status, text }
  }
  const api = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    sessionId: simulator.openSession(exampleKnownValues.userName),
    known: () => Promise.resolve(exampleKnownValues),
    send,
  })
  const method: (args: never) => Promise<unknown> = api[name]
  try {
    const result: unknown = await Reflect.apply(method, api, [operations[name].example])
    return { kind: 'other', message: '', data: JSON.stringify(result) }
  } catch (error) {
    if (!(error instanceof SupplierError || error instanceof TransportError)) throw error
    return { kind: error.kind, message: error.message, data: '' }
  }
}
