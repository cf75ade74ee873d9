import { json } from '../faults/responses.ts'
import { datasheet, page } from '../files/pdf.ts'
import type { createFaultSwitch } from '../faults/faultSwitch.ts'
import { faultTable } from '../faults/faultTable.ts'
import { wait, type Latencies } from '../faults/latency.ts'
import type { Ledger, LedgerRequest } from '../state/ledger.ts'
import { perform } from './runOperation.ts'
import { picture } from '../files/picture.ts'
import { receive } from './parseRequest.ts'
import type { Supplier } from '../state/supplier.ts'

/** What answering takes, as it stands at the moment. */
export interface Simulation {
  supplier: Supplier
  readonly faults: ReturnType<typeof createFaultSwitch>
  latency: Latencies
  /** Ends with a reset. */
  lifetime: AbortController
  readonly requests: LedgerRequest[]
  readonly badRequests: Ledger['badRequests'][number][]
}

/** One request, whatever it is for. */
export async function handleWith(simulation: Simulation, request: Request): Promise<Response> {
  const drawn =
    request.method === 'GET' || request.method === 'HEAD' ? drawnByCode(simulation, new URL(request.url)) : undefined
  if (drawn) return drawn
  const { lifetime, supplier } = simulation
  const received = await receive(request)
  if ('problem' in received) {
    if (received.answer.status !== 404) simulation.badRequests.push(received.problem)
    return received.answer
  }
  const { name } = received
  const fault = simulation.faults.take(name)
  const note = (outcome: LedgerRequest['outcome']) => {
    // What began before a reset is no part of the new beginning.
    if (lifetime.signal.aborted) return
    const at = supplier.now().toISOString()
    simulation.requests.push({ name, at, session: received.sessionId, outcome, fault: fault ?? null })
  }
  const signals = [request.signal, lifetime.signal]
  if (!(await wait(simulation.latency[name] ?? 0, signals))) {
    note('given-up')
    return Response.error()
  }
  const row = fault === undefined ? undefined : faultTable[fault]
  const performed = row?.performs === false ? undefined : perform(supplier, received)
  note(row ? 'faulted' : (performed?.outcome ?? 'faulted'))
  if (!row) return json(performed?.body)
  if ('delayMs' in row && !(await wait(row.delayMs, signals))) return Response.error()
  const answer = row.answer(performed?.body)
  if (answer) return answer
  await wait('forever', signals)
  return Response.error()
}

function drawnByCode({ supplier }: Simulation, url: URL): Response | undefined {
  const [, folder, name = ''] = /\/(pictures|datasheets|files)\/([\w.-]+)\.(?:svg|pdf)$/.exec(url.pathname) ?? []
  const content = folder === 'pictures' ? picture(name) : folder && printed(supplier, folder, name)
  if (content === undefined) return undefined
  return new Response(content, {
    headers: {
      'Content-Type': folder === 'pictures' ? 'image/svg+xml' : 'application/pdf',
      'Cache-Control': 'max-age=86400',
    },
  })
}

function printed(supplier: Supplier, folder: string, name: string): string | undefined {
  if (folder === 'datasheets') return datasheet(supplier.products.get(name))
  const file = supplier.world.downloads.find((download) => download.name === name)
  return file && page([file.description, file.category, supplier.world.supplier.name])
}
