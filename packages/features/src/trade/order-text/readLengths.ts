import type { Tally } from '@trade-portal/supplier-api'

const pieces = String.raw`(?:\s*(?:pcs?|ea|off|no|lengths?|lgths?|len)\b\.?)?`
const end = String.raw`(?![\d/]|\.\d|,\d|\s*x\s*\d)`
const begin = String.raw`(?<![\d.,/@$]|\d\s?x\s?)`
const metres = String.raw`(?:\s*(?:mtrs?|metres?|meters?|lm|m)\b)`
/** Quantity first: "10 @ 4.2", "4 - 3.6m", "10/4.2", "10 x 4.2m", "6 lengths of 3m", "10 @ 4200mm" */
const countFirst = new RegExp(
  String.raw`${begin}(\d{1,4})${pieces}\s*(@|\bat\b|\bof\b|x|-|/)\s*(?:(?<![x-]\s*)(\d{4,5})\s*mm\b|(\d{1,2}(?:\.\d{1,3})?)(${metres})?)${end}`,
  'gi',
)
/** Length first: "4.2m x 10", "3.6 m - 4" */
const lengthFirst = new RegExp(
  String.raw`${begin}(\d{1,2}(?:\.\d{1,3})?)${metres}\s*(?:x|@|-)\s*(\d{1,4})\b${end}(?!\s*(?:m|mm)\b)`,
  'gi',
)
/** Text that may come after a price, but never after a length. */
const priced = /^\s*(?:ea\b|each\b|per\b|p\/|\/\s*(?:ea|each|m|lm|box)\b)/i

export type FoundLengths = ReturnType<typeof readLengths>

/** Finds lengths in metres, each with its quantity, in a text. */
export function readLengths(text: string) {
  const lengths: { readonly tally: Tally; readonly at: number }[] = []
  let mayBePriced = false
  const withoutCountFirst = text.replaceAll(
    countFirst,
    (all, count: string, sign: string, millimetres: string | undefined, length = '', unit = '', at: number) => {
      const isClear = unit !== '' || millimetres !== undefined
      const isDecimal = length.includes('.')
      // Two decimals are usual in prices, but rare in lengths. A slash between whole numbers without "m" may be part of a
      // date.
      const isLength =
        isClear || (isDecimal && (sign === '/' || !/\.\d\d$/.test(length))) || (sign === '@' && !isDecimal)
      if (!isLength || (!isClear && priced.test(text.slice(at + all.length)))) return all
      if (!isClear && !isDecimal && sign !== '@') return all
      if (!isClear && (sign === '@' || sign.toLowerCase() === 'at')) mayBePriced = true
      const metre = millimetres === undefined ? Number(length) : Number(millimetres) / 1000
      lengths.push({ tally: { length: metre, quantity: Number(count) }, at })
      return ' '.repeat(all.length)
    },
  )
  const rest = withoutCountFirst.replaceAll(lengthFirst, (all, length: string, count: string, at: number) => {
    lengths.push({ tally: { length: Number(length), quantity: Number(count) }, at })
    return ' '.repeat(all.length)
  })
  const inOrder = lengths.toSorted((a, b) => a.at - b.at).map(({ tally }) => tally)
  return {
    lengths: inOrder.filter(({ length, quantity }) => length > 0 && quantity > 0),
    /** Whether the numbers could also be a quantity and a price, as in "10 @ 4.2". */
    mayBePriced,
    /** The text with the lengths replaced by spaces. */
    rest,
  }
}
