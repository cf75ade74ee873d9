/** A word of a line that may be a product code. */
export interface FoundCode {
  readonly code: string
  readonly start: number
  readonly end: number
}

/**
 * Clearly a code: letters and then at least three digits, such as FX100017 or LVL-9045-36; or a long mixture of letters and
 * digits.
 */
const clear = /^(?:[a-z]{2,}[-_.]?\d{3,}[a-z0-9\-_./]*|(?=(?:.*\d){3})(?=.*[a-z])[a-z0-9\-_./]{6,})$/i
/** Possibly a code: a shorter mixture of letters and digits, such as GT18. */
const possible = /^(?=.*[a-z])(?=.*\d)[a-z0-9\-_./]{4,}$/i
/** Possibly a code: digits only, such as a bar code. */
const digits = /^\d{5,14}$/

const noCode = [
  // Not codes: sizes, amounts with a unit, ordinals, times and dates.
  /^\d+(?:\.\d+)?(?:x\d|[a-z]{1,6}$)/i,
  /^x\d+$/i,
  /^\d{1,2}(?:[:.]\d{2})?[ap]m$/i,
  /^\d{1,2}[-/.](?:[a-z]{3,9}|\d{1,2})[-/.]\d{2,4}$/i,
  // Not codes: grades and sizes of materials.
  /^(?:mgp|lvl|gl|glt|class|as|en|z|f|h|m|n|t|c|d|p)\d{1,4}(?:x\d+)?[a-z]?$/i,
  // Not codes: numbers of documents or places, such as PO-4711 and NSW2000.
  /^(?:po|so|inv|ord|order|ref|job|wo|quote|qte|dkt|abn|acn|lot|unit|nsw|vic|qld|tas|act|wa|sa|nt)[-#:.]?\d+(?:-\d+)?$/i,
  // Not codes: lengths, phone numbers, and dates without separators.
  /^\d+\/\d/,
  /^(?:0[2-9]\d{8}|1[38]00\d{6}|(?:19|20)\d{6})$/,
]

const word = /[^\s,;|()[\]{}"<>:]+/g

/**
 * The words of a line that may be codes. If some words are clearly codes, returns these words. Otherwise returns the first
 * or the last word, if it is possibly a code. Otherwise returns the words that consist of digits only, but only for a line
 * of at most four words.
 */
export function findCodes(line: string): readonly FoundCode[] {
  const words = [...line.matchAll(word)].map(({ 0: text, index }): FoundCode => {
    const code = text.replace(/^[-*•#.]+|[-.]+$/g, '')
    const start = index + text.indexOf(code)
    return { code, start, end: start + code.length }
  })
  const usable = words.filter(({ code }) => code !== '' && !noCode.some((pattern) => pattern.test(code)))
  const clearOnes = usable.filter(({ code }) => clear.test(code))
  if (clearOnes.length > 0) return clearOnes
  const outer = new Set([words[0], words.at(-1)])
  const possibleOnes = usable.filter((found) => possible.test(found.code) && outer.has(found))
  if (possibleOnes.length > 0) return possibleOnes.slice(0, 1)
  // In a longer line, digits are more likely the number of a document or a phone number.
  return words.length <= 4 ? usable.filter((found) => digits.test(found.code)) : []
}
