import { callHeaders, functionUrl } from '@trade-portal/supplier-api'
import { breaks, findingOf, type Finding, type Remark } from '../finding.ts'
import type { Account } from '../readArguments.ts'

/** Sends a preflight request, as a browser does before it calls the server from a portal of this origin. */
export async function checkPreflight({ endpoint }: Account, origin: string): Promise<Finding> {
  const needed = Object.keys(callHeaders(endpoint, 'application/json', 'session')).map((name) => name.toLowerCase())
  const began = performance.now()
  const response = await fetch(functionUrl(endpoint, 'presenter', 'getState'), {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': needed.toSorted().join(','),
    },
  }).catch(() => undefined)
  const remarks = response ? checkPreflightResponse(response, origin, needed) : [refused('has no response')]
  return findingOf('preflight', performance.now() - began, remarks)
}

function checkPreflightResponse({ ok, status, headers }: Response, origin: string, needed: readonly string[]) {
  if (!ok) return [refused(`is answered with HTTP ${status}`)]
  if (!isAllowed(headers, origin)) return [refused(`does not allow ${origin} in Access-Control-Allow-Origin`)]
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/[\s,]+/)
  const missing = allowed.includes('*') ? [] : needed.filter((name) => !allowed.includes(name))
  return missing.length === 0 ? [] : [refused(`does not allow ${missing.join(', ')} in Access-Control-Allow-Headers`)]
}

function refused(what: string): Remark {
  return breaks(
    `The preflight request ${what}: browsers send no call, and customers read “We cannot reach the supplier”.`,
  )
}

/** Returns a remark if a browser would withhold this response from a portal of this origin. */
export function checkResponseCors(headers: Headers, origin: string): Remark[] {
  return isAllowed(headers, origin)
    ? []
    : [
        breaks(
          `Access-Control-Allow-Origin is missing or does not allow ${origin} on this response, and perhaps on others: browsers hide it, and customers read “We cannot reach the supplier”.`,
        ),
      ]
}

function isAllowed(headers: Headers, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')?.trim()
  return allowed === '*' || allowed === origin
}
