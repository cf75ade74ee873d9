import { callHeaders, functionUrl } from '@trade-portal/supplier-api'
import type { Account } from '../account.ts'
import type { Finding } from '../finding.ts'
import { breaks, type Remark } from '../remark.ts'
import { isAllowed } from '../remarks/cors.ts'

/** Asks the server, as a browser does before a call, whether a portal of this origin may make it. */
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
  const remarks = response ? remarksOf(response, origin, needed) : [refused('has no response')]
  return {
    name: 'preflight',
    verdict: remarks.length > 0 ? 'differs' : 'agrees',
    milliseconds: performance.now() - began,
    differences: [],
    droppedRows: 0,
    error: null,
    note: '',
    remarks,
  }
}

function remarksOf({ ok, status, headers }: Response, origin: string, needed: readonly string[]): Remark[] {
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
