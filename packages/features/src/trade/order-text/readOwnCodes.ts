import papa from 'papaparse'
import { foldText } from '../../foundation/lists/foldText.ts'
import type { OwnCode } from '../catalogue/ownCodes.ts'
import { isUnitWord } from './unitFamily.ts'

/** More codes would fill the storage that all tools share. */
export const maxOwnCodes = 5000

export interface ReadOwnCodes {
  readonly codes: readonly OwnCode[]
  /** The rows that were left out, each with its reason. */
  readonly leftOut: readonly string[]
}

/** A row of names, such as "Our code, Supplier code". Such names have no digits. */
const isHeader = (cells: readonly string[]) =>
  cells.every((cell) => !/\d/.test(cell)) && cells.some((cell) => /\b(?:codes?|sku|items?|products?)\b/i.test(cell))

/** Whether a text is a quantity, a unit, a length or a size rather than a code, such as "12", "EA", "4.2m" and "90x45". */
const isAmount = (text: string) => /^\d{1,3}$|^\d+[.,]\d+m?$|^\d+\s?(?:m|mm|x\d.*)$/i.test(text) || isUnitWord(text)

/** Reads a file of two columns: the customer's own code, and the supplier's. */
export function readOwnCodes(text: string): ReadOwnCodes {
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimiter: delimiterOf(text),
  })
  // Our own file has an apostrophe in front of a text that a spreadsheet would run as a formula.
  const rows = data.map((cells) => cells.map((cell) => cell.trim().replace(/^'/, '')))
  const codes = new Map<string, OwnCode>()
  const leftOut: string[] = []
  for (const [index, row] of rows.entries()) {
    const [own = '', theirs = ''] = row
    if (index === 0 && isHeader(row)) continue
    const reason = reasonAgainst(own, theirs, codes)
    if (reason === undefined) codes.set(foldText(own), { own, theirs })
    else leftOut.push(`${row.filter((cell) => cell !== '').join(', ')}: ${reason}`)
  }
  return { codes: [...codes.values()], leftOut }
}

/** The sign between the columns: that of most rows. The parser's own guess fails if one row has a single column. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const rowsWith = (sign: string) => lines.filter((line) => line.includes(sign)).length
  return [';', '\t'].find((sign) => rowsWith(sign) > lines.length / 2) ?? ','
}

function reasonAgainst(own: string, theirs: string, known: ReadonlyMap<string, OwnCode>): string | undefined {
  if (own === '' || theirs === '') return 'needs two codes'
  if (own.length > 60 || !/^[^\s,;|:()="]{1,60}$/.test(theirs)) return 'is not a pair of codes'
  if (isAmount(own)) return 'could be a quantity, a unit or a size'
  const before = known.get(foldText(own))
  if (before && before.theirs !== theirs) return `already stands for ${before.theirs}`
  return before || known.size < maxOwnCodes ? undefined : `more than ${maxOwnCodes} codes`
}
