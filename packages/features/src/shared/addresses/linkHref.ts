import { safeExternalUrl, trimmed } from './externalUrl.ts'

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
