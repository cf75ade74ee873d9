import { operationNames } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { json } from '../faults/responses.ts'
import { faultSettings, latencySettings } from '../faults/settings.ts'
import { answerCheckout, beginCheckout, checkoutPagePath, checkoutPath } from './checkoutPage.ts'
import { answerCheckoutScript, checkoutScriptPath } from './checkoutScript.ts'
import { answerPayment, paymentPath } from './paymentPage.ts'
import type { Suppliers } from '../worldRouter/createWorldRouter.ts'

/** What the sandbox itself answers; undefined for everything that is the supplier's. */
export async function answerSandbox(suppliers: Suppliers, request: Request): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === paymentPath) return answerPayment(suppliers, request)
  if (pathname === checkoutPagePath) return answerCheckout(suppliers, request)
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return json({ supplier: 'simulated', operations: operationNames().length })
    case `GET ${checkoutScriptPath}`:
      return answerCheckoutScript()
    case `GET ${checkoutPath}`:
      return beginCheckout(suppliers, request)
    case 'GET /sandbox/ledger': {
      const world = searchParams.get('world')
      const ledger = world === null ? suppliers.ledger() : suppliers.ledgerOf(world)
      return ledger ? json(ledger) : json({ message: `This sandbox has no world ${world}` }, 404)
    }
    case 'GET /sandbox/outbox':
      return json(suppliers.outbox())
    case 'POST /sandbox/faults':
      return switched(request, faultSettings, (setting) => suppliers.setFaults(setting))
    case 'POST /sandbox/latency':
      return switched(request, latencySettings, (setting) => suppliers.setLatency(setting))
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
