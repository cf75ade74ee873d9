import { isRecord } from '@trade-portal/supplier-api'

/**
 * Copies a response body and puts unreadable rows at the start of every table: null, a row that is not an object, and a
 * row whose values are all null.
 */
export function withUnreadableRows(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first, ...others] = value.map(withUnreadableRows)
    return [null, 'not a row', withoutValues(first), ...(first === undefined ? [] : [first]), ...others]
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withUnreadableRows(inner)]))
}

/** Stands for the passwords that a server may send by mistake. */
const sentPassword = 'S3cret-canary'

/**
 * Copies a response body and adds a password to every object in it. The real server may send passwords like this in its
 * rows of sub-users.
 */
export function withPasswords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPasswords)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([field, inner]) => [field, withPasswords(inner)] as const)
  return { ...Object.fromEntries(fields), tpaUserPassword: sentPassword }
}

/** Copies a response body and raises every unit price, and the tax on it, by ten per cent. */
export function withRaisedPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRaisedPrices)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      // The raised price is rounded to whole cents.
      isPrice(field, inner) ? Math.round(inner * 110) / 100 : withRaisedPrices(inner),
    ]),
  )
}

/** Copies a response body and makes every web address lead to a host that looks like a card provider's. */
export function withForeignAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withForeignAddresses)
  if (typeof value === 'string') return value.replace(/^https?:\/\/[^/]+/, 'https://sec.windcave.com.evil.example')
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withForeignAddresses(inner)]))
}

function withoutValues(row: unknown): Record<string, null> {
  return isRecord(row) ? Object.fromEntries(Object.keys(row).map((field) => [field, null])) : {}
}

function isPrice(field: string, value: unknown): value is number {
  return typeof value === 'number' && (field === 'unitPrice' || field === 'unitGST')
}
