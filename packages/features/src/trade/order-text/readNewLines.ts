import { loadCode } from '@trade-portal/design-system/lazy-code'
import type { ReadProduct } from './ReadProduct.ts'

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
