/** What the page may reach depends on the supplier's server, so the headers are made from the configuration. */
export interface HeaderInput {
  /** Address of the supplier's server. */
  readonly endpointUrl: string
  /** Address of the payment provider's script; undefined where the deployment's provider has none. */
  readonly checkoutScript?: string | undefined
  /** Whether the deployment shows maps in its pages. */
  readonly hasMaps?: boolean
}

/** Security headers of every answer. Over plain http, for a trial on this machine, nothing is upgraded to https. */
export function securityHeaders({ endpointUrl, checkoutScript, hasMaps = false }: HeaderInput): Record<string, string> {
  const endpoint = new URL(endpointUrl).origin
  const isHttps = endpoint.startsWith('https:')
  const policy = [
    "default-src 'none'",
    // The script itself and not its host: nothing else that lies there may run.
    checkoutScript === undefined ? "script-src 'self'" : `script-src 'self' ${new URL(checkoutScript).href}`,
    "style-src 'self'",
    // Suppliers keep product pictures on hosts that nobody lists.
    isHttps ? "img-src 'self' https:" : `img-src 'self' https: ${endpoint}`,
    "font-src 'self'",
    `connect-src 'self' ${endpoint}`,
    ...(hasMaps ? ['frame-src https://www.google.com/maps/'] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}

/** Files with a hash in their name never change; everything else is asked about each time. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
