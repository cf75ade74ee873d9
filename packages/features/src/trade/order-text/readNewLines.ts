import { loadCode } from '@trade-portal/design-system/lazy-code'
import { ActionError } from '../../foundation/failures/failures.ts'
import { withSupplierCodes, type OwnCodes } from '../catalogue/ownCodes.ts'
import type { ReadProduct } from './readLine.ts'

/** A line of an order, as typed or as read from a text. */
export interface NewLine {
  readonly code: string
  /** The quantity as typed. */
  readonly quantity: string
  /** The lengths as typed, such as "10 @ 4.2, 4 @ 3.6". */
  readonly lengths: string
  /** The unit as written; '' for the default unit. */
  readonly unit: string
  /** The line of the text from which this line was read. */
  readonly text: string
}

/** Loaded on demand, because it includes the code that reads CSV files. */
const loadReading = async () => await import('./readOrderText.ts')

/** The files with texts of orders, as in `<input accept>`. */
export const textFiles = '.csv,.txt,.tsv,text/*'

/** The longest text that is read, in characters. An order of a thousand lines is shorter. */
const longestText = 100_000
/** The most products that are read from one text. */
export const maxProducts = 500
export const textLimit = `At most ${longestText.toLocaleString('en')} characters`

const refuseLonger = () => {
  throw new ActionError(`Nothing was read: the text is too long. ${textLimit} are read in one go. Paste it in parts.`)
}

/**
 * The lines of a pasted text, and the text that could not be read. `isCut`: whether the text has more than `maxProducts`.
 * @param own The customer's own codes, which are read as the supplier's.
 * @throws ActionError for a text that is too long
 * @throws CodeLoadError
 */
export async function readPastedText(text: string, own: OwnCodes = new Map()) {
  if (text.length > longestText) refuseLonger()
  const { readOrderText } = await loadCode(loadReading)
  const { products, notRead } = readOrderText(withSupplierCodes(text, own))
  // What is shown of a line is what the customer wrote.
  const written = new Map(text.split(/\r\n?|\n/).map((line) => [withSupplierCodes(line.trim(), own), line.trim()]))
  const asWritten = (line: string) => written.get(line) ?? line
  const rest = new Set(products.slice(maxProducts).map((product) => product.text))
  return {
    lines: products.slice(0, maxProducts).map((product) => toLine({ ...product, text: asWritten(product.text) })),
    notRead: [...notRead, ...rest].map(asWritten),
    isCut: products.length > maxProducts,
  }
}

/**
 * Reads a typed line: a code or words, with a quantity or lengths. A code or words alone mean one piece.
 * @throws CodeLoadError
 */
export async function readTypedText(text: string, own: OwnCodes = new Map()): Promise<readonly NewLine[]> {
  const typed = text.trim()
  const { lines } = await readPastedText(typed, own)
  if (lines.length === 0)
    return [{ code: typed, quantity: /\d/.test(typed) ? '' : '1', lengths: '', unit: '', text: typed }]
  const alone = withSupplierCodes(typed, own)
  return lines.map((line) => (line.code === alone ? { ...line, quantity: '1' } : line))
}

function toLine({ code, quantity, lengths, unit, text }: ReadProduct): NewLine {
  return {
    code,
    quantity: quantity === null ? '' : String(quantity),
    lengths: lengths.map((tally) => `${tally.quantity} @ ${tally.length}`).join(', '),
    // EA stands for a piece, in any spelling. It is left out, because a piece is the default unit of nearly all products,
    // even if the supplier has another word for it.
    unit: unit === 'EA' ? '' : unit,
    text,
  }
}

/**
 * The text of a file. Spreadsheets save text as UTF-8, as UTF-16 ("Unicode text") or as Windows-1252.
 * @throws ActionError for a file whose text is too long in any of them
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > 4 * longestText) refuseLonger()
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
