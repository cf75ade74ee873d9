import { readIsoDate } from '@trade-portal/supplier-api'

/** Whether a value other than null matches its description. Anything matches an unknown description. */
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
    case 'true or false':
    case 'boolean':
      return typeof value === 'boolean'
    case 'calendar day, YYYY-MM-DD':
      return typeof value === 'string' && value.length === 10 && readIsoDate(value) !== null
    case 'seconds since midnight':
      return typeof value === 'number' && value >= 0 && value < 86_400
    default:
      return true
  }
}

/** The type of a value as text. */
export function typeInWords(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return typeof value === 'string' ? 'text' : typeof value
}

/** A short description of a value: its type, and the value itself if it is short. Never a long text. */
export function inWords(value: unknown): string {
  if (value === null || typeof value === 'object') return typeInWords(value)
  const written = JSON.stringify(value)
  return written.length > 42
    ? `${typeInWords(value)} of ${written.length - 2} characters`
    : `${typeInWords(value)} ${written}`
}
