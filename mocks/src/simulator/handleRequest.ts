import type { createFaultSwitch } from '../faults/faultSwitch.ts'
import { defaultLateByMs, faultTable } from '../faults/faultTable.ts'
import { wait, type Latencies } from '../faults/latency.ts'
import type { Recording } from '../recording/recording.ts'
import type { LedgerRequest } from '../state/ledger.ts'
import type { Supplier } from '../state/supplier.ts'
import { generatedFile } from './generatedFile.ts'
import { parseRequest } from './parseRequest.ts'
import { runOperation } from './runOperation.ts'

interface Simulation {
  supplier: Supplier
  readonly faults: ReturnType<typeof createFaultSwitch>
  latency: Latencies
  readonly recording: Recording
  /** A reset aborts this controller, which aborts every pending request. */
  resetController: AbortController
  readonly requests: LedgerRequest[]
  readonly badRequests: string[]
}

/** Answers any request: sends a generated file, or performs an operation with the latency and the fault set for it. */
export async function handleRequest(simulation: Simulation, request: Request): Promise<Response> {
  const { resetController, supplier, recording } = simulation
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = isRead ? generatedFile(supplier, new URL(request.url)) : undefined
  if (file) return file
  const parsed = await parseRequest(request)
  if ('problem' in parsed) {
    if (parsed.response.status !== 404) simulation.badRequests.push(parsed.problem)
    return parsed.response
  }
  const { name } = parsed
  const fault = simulation.faults.take(name)
  const addToLedger = (outcome: LedgerRequest['outcome']) => {
    // A reset empties the ledger. A request that began before the reset must not appear in it afterwards.
    if (resetController.signal.aborted) return
    const at = supplier.now().toISOString()
    simulation.requests.push({ name, at, outcome, fault: fault?.fault ?? null })
  }
  const signals = [request.signal, resetController.signal]
  if (!(await wait(simulation.latency[name] ?? 0, signals))) {
    addToLedger('aborted')
    return Response.error()
  }
  const row = fault && faultTable[fault.fault]
  if (!row) {
    const { outcome, body, status = 200 } = runOperation(supplier, parsed, recording)
    addToLedger(outcome)
    return Response.json(body, { status })
  }
  const result = row.performs === true ? runOperation(supplier, parsed, recording) : undefined
  addToLedger('faulted')
  // The operation still runs later if the portal stops waiting, because a real server would not notice that.
  if (row.performs === 'later') {
    void wait(fault?.lateByMs ?? defaultLateByMs, [resetController.signal]).then(
      (hasPassed) => hasPassed && runOperation(supplier, parsed, recording),
    )
  }
  if ('delayMs' in row && !(await wait(row.delayMs, signals))) return Response.error()
  const response = row.answer(result?.body, name)
  if (response) return response
  await wait('forever', signals)
  return Response.error()
}
