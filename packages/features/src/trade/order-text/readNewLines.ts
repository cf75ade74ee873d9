import { loadCode } from '@trade-portal/design-system/lazy-code'
import { ActionError } from '../../foundation/failures/failures.ts'
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
  /** The line of the text from which this line was read; '' if it was typed. */
  readonly text: string
}

/** Loaded on demand, because it includes the code that reads CSV files. */
const loadReading = async () => await import('./readOrderText.ts')

/** The lines of a pasted text, and the text that could not be read. @throws CodeLoadError */
export async function readPastedText(text: string) {
  const { readOrderText } = await loadCode(loadReading)
  const { products, notRead } = readOrderText(text)
  return { lines: products.map(toLine), notRead }
}

/**
 * Reads a typed line: a code or words, with a quantity or lengths. If the line has neither a quantity nor lengths, the
 * quantity is one.
 * @throws CodeLoadError
 */
export async function readTypedText(text: string): Promise<readonly NewLine[]> {
  const typed = text.trim()
  const { lines } = await readPastedText(typed)
  if (lines.length === 0) return [{ code: typed, quantity: '1', lengths: '', unit: '', text: '' }]
  return lines.map((line) => ({ ...line, text: '', ...(line.code === typed && { quantity: '1' }) }))
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

/** Even an order of thousands of lines is far smaller. */
const mostBytes = 2_000_000

/**
 * The text of a file. Spreadsheets save text as UTF-8, as UTF-16 ("Unicode text") or as Windows-1252.
 * @throws ActionError for a file that is too large
 */
export async function textOfFile(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new ActionError('This file is too large. An order has at most 2 MB.')
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
