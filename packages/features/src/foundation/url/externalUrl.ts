/**
 * The normalised URL, if it is safe to open. A safe URL is http or https, has a host, and has no user name or password.
 * @returns undefined for anything else, such as an address without a scheme
 */
export function safeExternalUrl(given: string): string | undefined {
  const text = trimmed(given)
  if (!/^https?:\/\/[^/]/i.test(text) || hasUnsafeCharacters(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && isHost(url.hostname)
  return isPlain ? url.href : undefined
}

/** Checks the host, because some browsers accept a whole sentence as a host and encode its spaces. */
function isHost(hostname: string): boolean {
  return /^[a-z\d._-]+$|^\[[\da-f:.]+\]$/.test(hostname)
}

/**
 * Removes leading and trailing control characters and spaces, as browsers do. Uses a loop, because a regular expression
 * would take very long for a million spaces in the middle.
 */
function trimmed(address: string): string {
  const isIgnored = (at: number) => /[\p{Cc}\s]/u.test(address.charAt(at))
  let [start, end] = [0, address.length]
  while (start < end && isIgnored(start)) start += 1
  while (end > start && isIgnored(end - 1)) end -= 1
  return address.slice(start, end)
}

/** Checks for characters that browsers ignore or replace: control characters, and backslashes, which become slashes. */
function hasUnsafeCharacters(address: string): boolean {
  return /[\p{Cc}\\]/u.test(address)
}

/**
 * The href for a link from the supplier's configuration. An address without a scheme is prefixed with `//`.
 * @returns undefined if the value is not a web address; it is then shown as text
 */
export function linkHref(value: string): string | undefined {
  const text = trimmed(value)
  if (/^https?:\/\//i.test(text)) return safeExternalUrl(text)
  const address = text.replace(/^\/\//, '')
  if (hasScheme(address) || !/^[\p{L}\p{N}[]/u.test(address)) return undefined
  return safeExternalUrl(`https://${address}`)?.slice('https:'.length)
}

/** True for `mailto:a@b.c`, false for `shop.example:8080/x`, where the colon precedes a port. */
function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[a-z\d-]+(\.[a-z\d-]+)+:\d+(?:[/?#]|$)/i.test(address)
}
