/** What the page may reach depends on the supplier's server, so the headers are made from the configuration. */
export interface HeaderInput {
  /** Address of the supplier's server. */
  readonly endpointUrl: string
}

/** Security headers of every answer. Over plain http, for a trial on this machine, nothing is upgraded to https. */
export function securityHeaders({ endpointUrl }: HeaderInput): Record<string, string> {
  const endpoint = new URL(endpointUrl).origin
  const isHttps = endpoint.startsWith('https:')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Suppliers keep product pictures on hosts that nobody lists.
    isHttps ? "img-src 'self' https:" : `img-src 'self' https: ${endpoint}`,
    "font-src 'self'",
    `connect-src 'self' ${endpoint}`,
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
