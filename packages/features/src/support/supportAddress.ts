import type { Widget } from '@trade-portal/supplier-api'

/**
 * Where messages to the support go: the address of the Support Email entry, without the text before it that ends in a
 * colon. Blank where there is none: then the supplier decides.
 */
export function supportAddress(rows: readonly Widget[]): string {
  const entry = rows.find((row) => row.type.toLowerCase() === 'support email' && row.value !== '')
  return entry?.value.replace(/^.*:/s, '').trim() ?? ''
}
