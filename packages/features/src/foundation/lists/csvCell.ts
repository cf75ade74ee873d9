/** The value of one cell: a number stays a number, null becomes an empty cell. */
export type CsvValue = string | number | null

/**
 * Matches a text that a spreadsheet would run as a formula. Spreadsheets ignore blanks, control characters and quotes before
 * a formula. A tab, a line break or a NUL at the beginning may start a new cell, so such texts match too. U+2212 is the
 * mathematical minus sign.
 */
const formula = /^(?:[\t\r\n\0]|[\s\p{C}"']*[=+\-@\u2212])/u

/**
 * The text of a cell. A text that a spreadsheet would run as a formula gets a leading apostrophe, which marks it as text.
 * Numbers stay unchanged, although negative ones begin with a minus sign.
 * @param decimals The number of decimals for a number. If omitted, the number keeps all its decimals.
 */
export function csvCell(value: CsvValue, decimals?: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return isFormula(value) ? `'${value}` : value
  if (!Number.isFinite(value)) return ''
  return decimals === undefined ? String(value) : value.toFixed(decimals)
}

/** Also tests the normalised text, because spreadsheets read the full-width ＝ as =. */
function isFormula(text: string): boolean {
  return formula.test(text) || formula.test(text.normalize('NFKD'))
}
