import { operationNames } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { json } from '../answers.ts'
import { faultNames } from '../faults.ts'
import { answerPayment, paymentPath } from './paymentPage.ts'
import type { Suppliers } from './suppliers.ts'

const operation = v.picklist(operationNames(), ({ received }) => `there is no operation ${received}`)
const faultName = v.picklist(faultNames())
const faults = v.record(
  operation,
  v.union(
    [faultName, v.strictObject({ fault: faultName, times: v.pipe(v.number(), v.integer(), v.minValue(1)) })],
    `not a fault, nor { fault, times }; faults are ${faultNames().join(', ')}`,
  ),
)
const latency = v.record(
  operation,
  v.union([v.literal('forever'), v.pipe(v.number(), v.minValue(0))], "milliseconds or 'forever'"),
)

/** What the sandbox itself answers; undefined for everything that is the supplier's. */
export async function answerSandbox(suppliers: Suppliers, request: Request): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === paymentPath) return answerPayment(suppliers, request)
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return json({ supplier: 'simulated', operations: operationNames().length })
    case 'GET /sandbox/ledger': {
      const world = searchParams.get('world')
      const ledger = suppliers.ledger(world)
      return ledger ? json(ledger) : json({ message: `This sandbox has no world ${world}` }, 404)
    }
    case 'GET /sandbox/outbox':
      return json(suppliers.outbox())
    case 'POST /sandbox/faults':
      return switched(request, faults, (setting) => suppliers.setFaults(setting))
    case 'POST /sandbox/latency':
      return switched(request, latency, (setting) => suppliers.setLatency(setting))
    case 'POST /sandbox/reset':
      await suppliers.reset()
      return json({ done: true })
    default:
      return pathname.startsWith('/sandbox')
        ? json({ message: `There is no ${request.method} ${pathname}` }, 404)
        : undefined
  }
}

async function switched<Setting>(
  request: Request,
  schema: v.GenericSchema<unknown, Setting>,
  set: (setting: Setting) => void,
): Promise<Response> {
  const result = v.safeParse(schema, parsed(await request.text()))
  if (!result.success) return json({ message: result.issues.map(explained).join('; ') }, 400)
  set(result.output)
  return json({ done: true })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function explained(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
}
