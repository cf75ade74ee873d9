import { loadCode } from '@trade-portal/design-system/lazy-code'
import type { ReadProduct } from './ReadProduct.ts'

/** A line that was typed or read. */
export interface NewLine {
  readonly code: string
  /** As typed. */
  readonly quantity: string
  /** As typed, such as "10 @ 4.2, 4 @ 3.6". */
  readonly lengths: string
  /** As written; '' for the default. */
  readonly unit: string
  /** The line of a text; '' for a typed line. */
  readonly text: string
}

/** Loaded with the first text, because it includes the code that reads CSV files. */
const loadReading = async () => await import('./readOrderText.ts')

/** The lines of a pasted text, and what could not be read. @throws CodeLoadError */
export async function readPastedText(text: string) {
  const { readOrderText } = await loadCode(loadReading)
  const { products, notRead } = readOrderText(text)
  return { lines: products.map(toLine), notRead }
}

/** What was typed: a code or words, with a quantity or lengths. One piece if it says nothing else. @throws CodeLoadError */
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
    // A piece is the default unit of nearly all products, also where the supplier calls it otherwise.
    unit: unit === 'EA' ? '' : unit,
    text,
  }
}
