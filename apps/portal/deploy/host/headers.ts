import { parseConfiguration, type Configuration } from '@trade-portal/supplier-api'

/**
 * Security headers of every response. They limit what the page may load, so they are derived from the text of the
 * deployment's configuration file. If the file cannot be read, the page may connect to `fallbackEndpoint` only. With an http
 * endpoint, as on a developer's machine, requests are not upgraded to https.
 * @param hsts How long browsers use https only. By default for the host alone, because including subdomains cannot be
 * undone for those who have received it.
 */
export function securityHeaders(
  configurationFile: string | null,
  fallbackEndpoint: string,
  hsts = `max-age=${yearSeconds}`,
): Record<string, string> {
  const configuration = readConfiguration(configurationFile)
  const endpoint = new URL(configuration?.endpointUrl ?? fallbackEndpoint).origin
  const checkoutScript = configuration?.settings.checkoutScript ?? ''
  const { endpoint: reports, browser: browserReports } = configuration?.settings.reports ?? noReports
  const hasMaps = configuration !== undefined && configuration.settings.mapsKey !== ''
  const hasScanner = configuration?.settings.hasScanner ?? false
  const hasBrowserReports = browserReports && reports !== ''
  const isHttps = endpoint.startsWith('https:')
  const policy = [
    "default-src 'none'",
    checkoutScript === '' ? "script-src 'self'" : `script-src 'self' ${scriptSource(checkoutScript)}`,
    "style-src 'self'",
    // `https:`, because product pictures may be on any host.
    isHttps ? "img-src 'self' https:" : `img-src 'self' https: ${endpoint}`,
    "font-src 'self'",
    ['connect-src', "'self'", endpoint, ...(reports === '' ? [] : [new URL(reports).origin])].join(' '),
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
    ...(hasBrowserReports ? ['report-to reports'] : []),
  ].join('; ')
  return {
    'Content-Security-Policy': policy,
    ...(hasBrowserReports ? { 'Reporting-Endpoints': `reports="${escaped(reports)}"` } : {}),
    ...(isHttps ? { 'Strict-Transport-Security': hsts } : {}),
    'X-Content-Type-Options': 'nosniff',
    // Not even the portal's own host learns the address of the page, whose query may hold a search.
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': `camera=(${hasScanner ? 'self' : ''}), microphone=(), geolocation=(), payment=()`,
  }
}

const yearSeconds = 31_536_000

/** Returns the value of a `Strict-Transport-Security` header if it is for a year or longer. */
export function longHsts(value: string | null | undefined): string | undefined {
  const [given, seconds] = /^max-age=(\d+)(?:; includeSubDomains)?(?:; preload)?$/.exec(value ?? '') ?? []
  return Number(seconds) >= yearSeconds ? given : undefined
}

const noReports = { endpoint: '', browser: false }

/** Files with a hash in their name are cached for a year, because they never change. All others are always revalidated. */
export function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * A regular expression for the paths of files: everything in `assets` and `config`, and top-level paths with an extension.
 * Deeper paths are screens, even if they contain a dot: `/orders/1.5-0`.
 */
export const filePathPattern = String.raw`^/(?:assets|config)/|^/[^/]+\.\w+$`

/** The configuration in the text of a file; undefined if there is no file, or the portal cannot use it. */
export function readConfiguration(configurationFile: string | null): Configuration | undefined {
  try {
    return configurationFile === null ? undefined : parseConfiguration(configurationFile)
  } catch {
    return undefined
  }
}

/**
 * The entry that allows a script in the Content-Security-Policy. It is the script's full URL, so that no other script of
 * the same host can run. The query is left out, because browsers ignore it when they compare a script with the policy.
 */
function scriptSource(address: string): string {
  const { origin, pathname } = new URL(address)
  return escaped(origin + pathname)
}

/**
 * Escapes characters with a meaning in a header or a host file: semicolons and commas separate parts, `$` begins an nginx
 * variable, and braces enclose its name.
 */
function escaped(address: string): string {
  return address.replace(/[;,${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
