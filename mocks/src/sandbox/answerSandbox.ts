import { operationNames, parseJson } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { faultSettings, latencySettings } from '../faults/settings.ts'
import { paymentPath } from '../rules/payments.ts'
import type { WorldRouter } from '../worldRouter/createWorldRouter.ts'
import { answerCheckout, beginCheckout, checkoutPagePath, checkoutPath } from './checkoutPage.ts'
import { answerCheckoutScript, checkoutScriptPath } from './checkoutScript.ts'
import { refusal } from './control.ts'
import { answerPayment } from './paymentPage.ts'
import type { ReportLog } from './reportLog.ts'

interface SandboxAccess {
  readonly router: WorldRouter
  readonly token: string
  /** A host name at which the sandbox can be reached, besides the local ones. */
  readonly host: string
  readonly reports: ReportLog
}

/** Answers requests to the sandbox's own addresses; undefined for requests to the supplier. */
export async function answerSandbox(
  { router, token, host, reports }: SandboxAccess,
  request: Request,
): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === paymentPath) return answerPayment(router, request)
  if (pathname === checkoutPagePath) return answerCheckout(router, request)
  const message = pathname.startsWith('/sandbox') ? refusal(request, token, host) : undefined
  if (message !== undefined) return Response.json({ message }, { status: 403 })
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return Response.json({ supplier: 'simulated', operations: operationNames().length })
    case `GET ${checkoutScriptPath}`:
      return answerCheckoutScript()
    case `GET ${checkoutPath}`:
      return beginCheckout(router, request)
    case 'GET /sandbox/ledger': {
      const world = searchParams.get('world')
      const ledger = world === null ? router.ledger() : router.ledgerOf(world)
      return ledger
        ? Response.json(ledger)
        : Response.json({ message: `This sandbox has no world ${world}` }, { status: 404 })
    }
    case 'POST /reports':
      return reports.add(request)
    case 'GET /sandbox/reports':
      return Response.json(reports.all())
    case 'GET /sandbox/outbox':
      return Response.json(router.outbox())
    case 'POST /sandbox/faults':
      return applySettings(request, faultSettings, (settings) => router.setFaults(settings))
    case 'POST /sandbox/latency':
      return applySettings(request, latencySettings, (settings) => router.setLatency(settings))
    case 'POST /sandbox/process-payments':
      return Response.json({ processed: await router.processPayments() })
    case 'POST /sandbox/reset':
      reports.clear()
      await router.reset()
      return Response.json({ done: true })
    default:
      return pathname.startsWith('/sandbox')
        ? Response.json({ message: `There is no ${request.method} ${pathname}` }, { status: 404 })
        : undefined
  }
}

async function applySettings<Settings>(
  request: Request,
  schema: v.GenericSchema<unknown, Settings>,
  apply: (settings: Settings) => void,
): Promise<Response> {
  const result = v.safeParse(schema, parseJson(await request.text()))
  if (!result.success) return Response.json({ message: result.issues.map(issueText).join('; ') }, { status: 400 })
  apply(result.output)
  return Response.json({ done: true })
}

function issueText(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`
}
