/** A word of a line that may be a product code. */
export interface FoundCode {
  readonly code: string
  readonly start: number
  readonly end: number
}

/** Letters and then a number of at least three digits, such as FX100017 or LVL-9045-36; or a long mixture of both. */
const clear = /^(?:[a-z]{2,}[-_.]?\d{3,}[a-z0-9\-_./]*|(?=(?:.*\d){3})(?=.*[a-z])[a-z0-9\-_./]{6,})$/i
/** A shorter mixture, such as GT18. */
const possible = /^(?=.*[a-z])(?=.*\d)[a-z0-9\-_./]{4,}$/i
/** Digits only, such as a bar code. */
const digits = /^\d{5,14}$/

const noCode = [
  // Sizes, amounts with a unit, ordinals and times.
  /^\d+(?:\.\d+)?(?:x\d|[a-z]{1,6}$)/i,
  /^x\d+$/i,
  /^\d{1,2}(?:[:.]\d{2})?[ap]m$/i,
  /^\d{1,2}[-/.](?:[a-z]{3,9}|\d{1,2})[-/.]\d{2,4}$/i,
  // Grades and sizes of materials.
  /^(?:mgp|lvl|gl|glt|class|as|en|z|f|h|m|n|t|c|d|p)\d{1,4}(?:x\d+)?[a-z]?$/i,
  // Documents and places.
  /^(?:po|so|inv|ord|order|ref|job|wo|quote|qte|dkt|abn|acn|lot|unit|nsw|vic|qld|tas|act|wa|sa|nt)[-#:.]?\d+(?:-\d+)?$/i,
  // Lengths, and phone numbers.
  /^\d+\/\d/,
  /^(?:0[2-9]\d{8}|1[38]00\d{6}|(?:19|20)\d{6})$/,
]

const word = /[^\s,;|()[\]{}"<>:]+/g

/**
 * The words of a line that may be codes: the clear ones, otherwise a possible one at the beginning or the end, otherwise digits
 * at the beginning.
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
  // A number further behind is more likely that of a document or a phone.
  return words.length <= 4 ? usable.filter((found) => digits.test(found.code)) : []
}
