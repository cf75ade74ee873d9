/** One cell: a number stays a number, null is an empty cell. */
export type CsvValue = string | number | null

/**
 * What a spreadsheet would run, once it has dropped the blanks, controls and quotes in front: a formula. A tab, a line
 * break or a NUL at the beginning can start a new cell, so they count too. U+2212 is the mathematical minus sign.
 */
const formula = /^(?:[\t\r\n\0]|[\s\p{C}"']*[=+\-@\u2212])/u

/**
 * The text of a cell. A text that a spreadsheet would take for a formula gets an apostrophe in front, which marks it as
 * text. A number is written as it is: a negative amount begins with a minus sign and is no formula.
 * @param decimals Of a number; without it as many as it has.
 */
export function csvCell(value: CsvValue, decimals?: number): string {
  if (value === null) return ''
  if (typeof value === 'string') return isFormula(value) ? `'${value}` : value
  if (!Number.isFinite(value)) return ''
  return decimals === undefined ? String(value) : value.toFixed(decimals)
}

/** Also in other forms of the same letters: spreadsheets read the full-width ＝ as the sign =. */
function isFormula(text: string): boolean {
  return formula.test(text) || formula.test(text.normalize('NFKD'))
}
