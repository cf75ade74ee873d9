/**
 * A web address that may be followed, in the form in which the browser reads it: http or https, with a host and without
 * a user name. Undefined for everything else, such as an address without a scheme.
 */
export function safeExternalUrl(given: string): string | undefined {
  const text = trimmed(given)
  if (!/^https?:\/\/[^/]/i.test(text) || holdsTricks(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = url.username === '' && url.password === '' && isHost(url.hostname)
  return isPlain ? url.href : undefined
}

/** Some browsers take a sentence for a host, with its spaces encoded. */
function isHost(hostname: string): boolean {
  return /^[a-z\d._-]+$|^\[[\da-f:.]+\]$/.test(hostname)
}

/** Browsers pass over control characters and spaces around an address. */
function trimmed(address: string): string {
  return address.replace(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, '')
}

/** Control characters, which browsers skip, and backslashes, which they take for slashes. */
function holdsTricks(address: string): boolean {
  return /[\p{Cc}\\]/u.test(address)
}

/**
 * Where a link of the supplier leads. An address without a scheme gets `//` in front. Undefined where it would lead to
 * anything but a web page: then it is shown as text.
 */
export function linkHref(value: string): string | undefined {
  const text = trimmed(value)
  if (/^https?:\/\//i.test(text)) return safeExternalUrl(text)
  const address = text.replace(/^\/\//, '')
  if (hasScheme(address) || !/^[\p{L}\p{N}[]/u.test(address)) return undefined
  return safeExternalUrl(`https://${address}`)?.slice('https:'.length)
}

/** `mailto:a@b.c` has one, `shop.example:8080/x` has none. */
function hasScheme(address: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[a-z\d-]+(\.[a-z\d-]+)+:\d+(?:[/?#]|$)/i.test(address)
}
