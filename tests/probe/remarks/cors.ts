import { breaks, type Remark } from '../remark.ts'

/** A response that a browser would hide from a portal of this origin. */
export function refusedByBrowser(headers: Headers, origin: string): Remark[] {
  return isAllowed(headers, origin)
    ? []
    : [
        breaks(
          `Access-Control-Allow-Origin is missing or does not allow ${origin} on this response, and perhaps on others: browsers hide it, and customers read “We cannot reach the supplier”.`,
        ),
      ]
}

export function isAllowed(headers: Headers, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')?.trim()
  return allowed === '*' || allowed === origin
}
