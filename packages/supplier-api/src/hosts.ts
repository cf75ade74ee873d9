/**
 * Whether an address uses https, or uses http to reach this machine. Over http to another machine, others could read
 * and change what is sent.
 */
export function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** Whether the host name in a URL is this machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

/**
 * Reads hosts from a list, or from a text with commas between them. An entry is a host, such as `pay.example` or
 * `localhost:4300`. An entry such as `*.pay.example` stands for all hosts below `pay.example`. All other entries are
 * dropped.
 * @returns the hosts as URLs spell them, or undefined if `given` is neither a list nor a text with content
 */
export function readHosts(given: unknown): readonly string[] | undefined {
  if (typeof given === 'string' && given.trim() !== '') return readHosts(given.split(','))
  return Array.isArray(given) ? [...new Set(given.flatMap((entry: unknown) => readHost(entry) ?? []))] : undefined
}

function readHost(entry: unknown): string | undefined {
  if (typeof entry !== 'string') return undefined
  const [, wildcard = '', rest = ''] = /^(\*\.)?([^\s/\\?#@%*]+)$/.exec(entry.trim()) ?? []
  if (!URL.canParse(`https://${rest}`)) return undefined
  const { host, hostname } = new URL(`https://${rest}`)
  const isHost = wildcard === '' ? isName(hostname) || isIPv6(hostname) : isName(hostname) && mayHaveWildcard(hostname)
  return isHost ? wildcard + host : undefined
}

function isName(hostname: string): boolean {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(hostname)
}

function isIPv6(hostname: string): boolean {
  return /^\[[\da-f:.]+\]$/.test(hostname)
}

/** A wildcard must not cover names such as `com` and `com.au`, below which anyone can register a host. */
function mayHaveWildcard(hostname: string): boolean {
  const isRegistry = /^(?:com?|net?|org?|gov|edu|ac|id|asn)\.[a-z]{2}$/.test(hostname)
  const isIPv4 = /\.\d+$/.test(hostname)
  return hostname.includes('.') && !isRegistry && !isIPv4
}
