import type { Tally } from '@trade-portal/supplier-api'
import { findCodes, type FoundCode } from './findCodes.ts'
import { readLengths, type FoundLengths } from './readLengths.ts'
import { codePlaceholder, readQuantity, numberWordsToDigits } from './readQuantity.ts'

/** One product, as read from a line of an order text. It is a guess until the supplier has been asked for the code. */
export interface ReadProduct {
  /** The product code as written or, if there is no code, the words for the product. */
  readonly code: string
  /** The ordered quantity, which may have decimals; null if the line does not clearly say one. */
  readonly quantity: number | null
  /** The lengths of a product that is sold by length; empty if the line does not clearly say any. */
  readonly lengths: readonly Tally[]
  /** The `unitFamily` of the written unit; '' if no unit was written. */
  readonly unit: string
  /** The whole line. */
  readonly text: string
}

interface ReadLine {
  readonly products: readonly ReadProduct[]
  /** Lengths without a code. They belong to the last product above. */
  readonly lengths: readonly Tally[]
  /** Whether the line begins with a number without a sign of a quantity. It may be the number of the line. */
  readonly beginsWithNumber: boolean
}

const nothing: ReadLine = { products: [], lengths: [], beginsWithNumber: false }

/** The greatest length of a line, in characters. Longer lines are prose. */
const longestLine = 500

/** A line with one of these words says what is not wanted. */
const unwanted =
  /\b(?:not|don'?t|no longer|cancel(?:led)?|remove|delete|except|without|return(?:ed|ing)?|credit(?:ed)?)\b/i

/** Lines that begin like this are about the document, the place or the time, unless they contain a code. */
const aboutOrder =
  /^\W*(?:our|your|cust(?:omer)?)?\s*(?:p\.?o\.?|purchase order|order|ref(?:erence)?|job|quote|invoice|docket|account|acct|abn|acn|ph|phone|tel|mob(?:ile)?|fax|date|deliver(?:y)?|ship|address|attn|from|to|sent|subject|cc|site|contact|page|total|sub-?total|gst|tax|amount|freight|hi|hello|dear|thanks)\b/i

/** Words that occur in sentences, but not in names of products. */
const prose =
  /\b(?:please|thanks?|call|ring|site|street|st|rd|road|ave|avenue|street|days?|weeks?|hours?|hrs?|minutes?|mins?|people|men|am|pm|monday|tuesday|wednesday|thursday|friday|tomorrow|invoice|order|quote|sent|total|level|floor)\b/i

export function readLine(line: string): ReadLine {
  const text = line.trim()
  if (text === '' || text.length > longestLine) return nothing
  const plain = text
    .normalize('NFKC')
    .replaceAll('×', 'x')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\s/g, ' ')
    .replace(/^[\s>*•·+-]+(?=\S)/, '')
    .replace(/^\(?\d{1,3}[.)]\s+(?=\S)/, '')
    .replaceAll('*', ' x ')
    .replaceAll('=', ' = ')
    .replaceAll(/(?<!\S)(\d{1,5})x(?=[a-z]{2,}[-_.]?\d)/gi, '$1 x ')
  if (unwanted.test(plain)) return nothing
  const codes = findCodes(plain)
  if (codes.length === 0) return withoutCode(plain, text)
  const [code] = codes
  if (codes.length === 1 && code) return readPart(plain, code, text)
  const products = splitByCode(plain, codes).flatMap((part) => {
    const [found, ...others] = findCodes(part)
    return found && others.length === 0 ? readPart(part, found, text).products : []
  })
  // If one part cannot be read, the line may have been divided wrongly, so all parts are ignored.
  const isRead =
    products.length === codes.length &&
    products.every(({ quantity, lengths }) => quantity !== null || lengths.length > 0)
  return isRead ? { ...nothing, products } : nothing
}

/** Into parts with one code each. */
function splitByCode(line: string, codes: readonly FoundCode[]): readonly string[] {
  if (/\bor\b/i.test(line)) return []
  const parts = line.split(/[,;|+&]|\band\b/i).filter((part) => /[a-z\d]/i.test(part))
  if (parts.length === codes.length) return parts
  const starts = codes[0]?.start === 0
  if (!starts && codes.at(-1)?.end !== line.length) return []
  return codes.map(({ start, end }, index) =>
    starts ? line.slice(start, codes[index + 1]?.start) : line.slice(codes[index - 1]?.end ?? 0, end),
  )
}

function readPart(line: string, { code, start, end }: FoundCode, text: string): ReadLine {
  const isDocument = aboutOrder.test(line) && !/[a-z]/i.test(code)
  if (isDocument) return nothing
  const marked = numberWordsToDigits(`${line.slice(0, start)} ${codePlaceholder} ${line.slice(end)}`)
  const found = readLengths(marked)
  const rest = found.lengths.length > 0 ? readQuantity(found.rest) : readQuantity(marked)
  return {
    products: [{ code, text, ...amountOf(found, rest) }],
    lengths: [],
    beginsWithNumber: /^\s*\d+\s+§/.test(marked) && !rest.isMarked,
  }
}

type Amount = Pick<ReadProduct, 'quantity' | 'lengths' | 'unit'>

function amountOf(found: FoundLengths, { quantity, unit }: Pick<ReadProduct, 'quantity' | 'unit'>): Amount {
  const { lengths, mayBePriced, rest } = found
  if (lengths.length === 0) return { quantity, lengths, unit }
  const pieces = lengths.reduce((sum, length) => sum + length.quantity, 0)
  const metres = lengths.reduce((sum, { length, quantity: count }) => sum + Math.round(length * 1000) * count, 0) / 1000
  // If a line with lengths also has a quantity, then this quantity and every other number must equal either the total
  // number of pieces or the total length in metres. Otherwise it is unclear which number is meant.
  const others = (
    rest.replaceAll(codePlaceholder, ' ').match(/(?<![\d.a-z])\d+(?:\.\d+)?(?!\s*x)(?![\d.a-z])/gi) ?? []
  ).map(Number)
  const isClear = quantity === null || quantity === pieces || quantity === metres
  const isRepeated = others.every((other) => other === pieces || other === metres)
  if (!isClear || (quantity !== null && !isRepeated)) return { quantity: null, lengths: [], unit: '' }
  return { quantity: mayBePriced ? pieces : null, lengths, unit: '' }
}

/** Reads a line without a code: lengths of the product above, or a quantity and words for a product. */
function withoutCode(line: string, text: string): ReadLine {
  const found = readLengths(line)
  if (found.lengths.length > 0 && /^(?:[\s,;+&.=-]|and\b|pcs\b)*$/i.test(found.rest)) {
    return { ...nothing, lengths: found.lengths }
  }
  const { quantity, unit, isMarked, rest } =
    found.lengths.length > 0 ? { quantity: null, unit: '', isMarked: true, rest: found.rest } : readQuantity(line)
  const words = rest.replaceAll(/[\s,;]+/g, ' ').replaceAll(/^(?:[\s-]|of\b)+|[\s:=-]+$/gi, '')
  const isProduct = isMarked && /[a-z]{3}/i.test(words) && words.split(' ').length <= 10
  if (!isProduct || aboutOrder.test(line) || prose.test(line) || /[?!@$]/.test(line)) return nothing
  return { ...nothing, products: [{ code: words, quantity, unit, lengths: found.lengths, text }] }
}
