import { readIsoDate } from '@trade-portal/supplier-api'

/** Whether a value other than null matches its description. Every value matches an unknown description. */
export function isAsDescribed(named: string, value: unknown): boolean {
  switch (named) {
    case 'text':
    case 'string':
      return typeof value === 'string'
    case 'identifier':
      return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
    case 'decimal number':
    case 'amount, decimal number':
    case 'number':
      return typeof value === 'number'
    case 'number, 0 or more':
      return typeof value === 'number' && value >= 0
    case 'true or false':
    case 'boolean':
      return typeof value === 'boolean'
    case 'calendar day, YYYY-MM-DD':
      return readIsoDate(value) !== null
    case 'seconds since midnight':
      return typeof value === 'number' && value >= 0 && value < 86_400
    default:
      return true
  }
}

const numberText = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * Whether the portal can read a value that is not as described: a number as text, text as a number, or '' for unknown.
 */
export function isReadable(named: string, value: unknown): boolean {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined
  if (written === undefined) return false
  switch (named) {
    case 'text':
      return true
    case 'decimal number':
    case 'amount, decimal number':
      return written === '' || numberText.test(written)
    case 'number, 0 or more':
      return numberText.test(written) && !written.startsWith('-')
    case 'true or false':
      return /^(true|yes|y|1|false|no|n|0|)$/i.test(written)
    case 'calendar day, YYYY-MM-DD':
      return written === ''
    case 'seconds since midnight':
      return written === '' || (/^\d{1,5}$/.test(written) && Number(written) < 86_400)
    default:
      return false
  }
}

export function typeInWords(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'text' : typeof value
}

/** A short description of a value: its type, and the value itself if it is short. Never a long text. */
export function describeValue(value: unknown): string {
  if (value === null || typeof value === 'object') return typeInWords(value)
  const written = JSON.stringify(value)
  return written.length > 42
    ? `${typeInWords(value)} of ${written.length - 2} characters`
    : `${typeInWords(value)} ${written}`
}
