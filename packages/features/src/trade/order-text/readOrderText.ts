import { type ReadProduct, readLine } from './readLine.ts'
import { readTable, type ReadTable } from './readTable.ts'

export const maxProducts = 500
/** In characters. */
const longestText = 100_000

/**
 * Reads the products in a text. The text may hold tables, lines as people write them, or both. No line that may hold a
 * product is lost, because `notRead` has the lines that could not be read.
 */
export function readOrderText(text: string): ReadTable {
  const kept = text.slice(0, longestText).replaceAll(/\r\n?/g, '\n')
  const { products, notRead } = partsOf(kept)
  return {
    products: products.slice(0, maxProducts),
    notRead: [
      ...notRead,
      ...products.slice(maxProducts).map((product) => product.text),
      ...(text.length > longestText ? ['The end of the text, which was too long.'] : []),
    ],
  }
}

function partsOf(text: string): ReadTable {
  if (!text.includes('\t')) return readTable(text) ?? readLines(text.split('\n'))
  // Divides the text into tables, as copied from a spreadsheet, and the lines around them.
  const parts: { readonly isTable: boolean; readonly lines: string[] }[] = []
  for (const line of text.split('\n')) {
    const isTable = line.includes('\t')
    const last = parts.at(-1)
    if (last?.isTable === isTable) last.lines.push(line)
    else parts.push({ isTable, lines: [line] })
  }
  const read = parts.map(
    ({ isTable, lines }) => (isTable ? readTable(lines.join('\n'), '\t') : undefined) ?? readLines(lines),
  )
  return { products: read.flatMap(({ products }) => products), notRead: read.flatMap(({ notRead }) => notRead) }
}

function readLines(lines: readonly string[]): ReadTable {
  const products: ReadProduct[] = []
  const leading: ReadProduct[] = []
  const notRead: string[] = []
  for (const line of lines) {
    const read = readLine(line)
    const above = products.at(-1)
    if (read.lengths.length > 0 && above && above.quantity === null) {
      const lengths = [...above.lengths, ...read.lengths]
      products.splice(-1, 1, { ...above, lengths, text: `${above.text}\n${line.trim()}` })
    } else if (read.products.length > 0) {
      products.push(...read.products)
      if (read.beginsWithNumber) leading.push(...read.products)
    } else if (/\d/.test(line)) notRead.push(line.trim())
  }
  // If the lines begin with 1, 2, 3 and so on, these may be line numbers instead of quantities.
  const isNumbered = leading.length > 2 && leading.every(({ quantity }, index) => quantity === index + 1)
  return {
    products: isNumbered
      ? products.map((product) => (leading.includes(product) ? { ...product, quantity: null } : product))
      : products,
    notRead,
  }
}
