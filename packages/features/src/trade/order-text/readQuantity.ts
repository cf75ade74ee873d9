import { unitFamily, unitWords } from './unitFamily.ts'

/** Stands in place of the product code in a text from which the quantity is read. */
export const codePlaceholder = '§'

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.,]\d|\d|\s*%)`
const before = String.raw`(?<![\d.,/$#])(?<!\s-)`
const units = String.raw`(${unitWords})\b`

/** Patterns of numbers that are marked as the quantity. The second group is the unit. */
const marks = [
  new RegExp(String.raw`${before}${number}\s*(?:x\s*)?${units}`, 'gi'),
  new RegExp(String.raw`\b(?:qty|qnty|quantity)\s*[:=.]?\s*${number}()`, 'gi'),
  new RegExp(String.raw`${before}${number}\s*x(?=[\s${codePlaceholder}]|$)()`, 'gi'),
  new RegExp(String.raw`(?<![\w.])x\s*${number}()`, 'gi'),
  new RegExp(String.raw`(?:\s[-–]|\.{2,}|[=:])\s+${number}()\s*$`, 'gi'),
  new RegExp(String.raw`${codePlaceholder}\s*[:=]\s*${number}()(?=\s*$)`, 'gi'),
]
const decimalWithUnit = new RegExp(
  String.raw`${before}(\d{1,6}\.\d{1,3})\s*(lm|l\/m|mtrs?|metres?|meters?|m2|sqm|kgs?)\b`,
  'i',
)

/** Words and signs that make any quantity in the same text doubtful. */
const doubtful =
  /\b(?:dozen|doz|couple|few|some|half|was|were|now|already|instead|previous(?:ly)?|last|back ?order(?:ed)?|b\/o|supplied|received|delivered|short|approx|about|around|maybe|least|up to|between|or|less|changed?|replaces?|superseded|return(?:ed)?|credit|min(?:imum)?|max(?:imum)?|moq|stock|soh|left|avail(?:able)?|on hand|on order)\b|\s-\d|\d,\d{1,2}(?!\d)/i

/** Words that suggest that an unmarked number is not a quantity, such as "page" or "price". */
const otherNumber =
  /\b(?:days?|weeks?|months?|page|p|lot|level|unit|price|from|rev(?:ision)?|version|cat(?:alogue)?|since|within|type)\b/i

/** Parts of a text whose numbers are not quantities, such as prices, dates and sizes. */
const noise = [
  /(?:au|us)?\$\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|per\s|p\/)?\s*(?:ea|each|m|lm|box|pack|pk)\b)?/gi,
  /(?:@|\bat\b)\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|per\s|p\/)?\s*(?:ea|each|m|lm|box|pack|pk)\b)?/gi,
  /=\s*\d[\d,]*\.\d+/g,
  /\d+\.\d{2}\s*(?:ea|each)\b/gi,
  /\b\d{1,2}[-/.](?:\d{1,2}|[a-z]{3,9})[-/.]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/gi,
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}:\d{2}\s*(?:[ap]m)?\b|\b\d{1,2}(?:\.\d{2})?\s*[ap]m\b/gi,
  /(?<!\d\s*(?:x\s*)?)\b(?:box|bx|pack|pk|pkt|packet|bag|carton|ctn|roll|set)s?\s*(?:of\s*|x\s*)?\d+(?:\s*(?:mm|m|kg|pcs|ea))?\b/gi,
  /\b\d+\s*(?:per|\/)\s*(?:box|bx|pack|pk|pkt|bag|carton|ctn|roll|ea)\b/gi,
  /\bm?\d+(?:\.\d+)?\s*(?:mm|g|m)?(?:\s*x\s*\d+(?:\.\d+)?\s*(?:mm|m)?){1,3}(?![\d.])/gi,
  /\b\d+(?:\.\d+)?\s*(?:mm|cm|m|kg|g|ml|l|v|w|ah|deg|degrees|%)\b/gi,
  /\b\d+%/g,
  /\b(?!x\d)[a-z]+\d+\b/gi,
]

const wordNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const wordNumber = new RegExp(
  String.raw`\b(${wordNumbers.join('|')})(?=\s+(?:x\s+)?(?:${unitWords}|${codePlaceholder})(?![a-z]))`,
  'gi',
)

/** Replaces spelled-out numbers with digits if they are quantities, as in "two boxes". */
export function numberWordsToDigits(text: string): string {
  return text.replaceAll(wordNumber, (found) => String(wordNumbers.indexOf(found.toLowerCase()) + 1))
}

interface FoundQuantity {
  /** Null if the text does not clearly say how many. */
  readonly quantity: number | null
  readonly unit: string
  /** Whether something marks the number as a quantity, such as a unit or an x. */
  readonly isMarked: boolean
  /** The text without the quantity and its mark. */
  readonly rest: string
}

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''))

/** Reads the quantity from a text in which `codePlaceholder` stands in place of the code. */
export function readQuantity(text: string): FoundQuantity {
  const unclear = { quantity: null, unit: '', isMarked: false, rest: text }
  if (doubtful.test(text)) return unclear
  const plain = noise.reduce((left, pattern) => left.replaceAll(pattern, blank), text)
  const found = marks.flatMap((mark) =>
    [...plain.matchAll(mark)].map(([, digits = '', unit = '']) => ({ value: toNumber(digits), unit })),
  )
  const values = new Set(found.map(({ value }) => value))
  const written = new Set(found.flatMap(({ unit }) => (unit === '' ? [] : [unitFamily(unit)])))
  const [unit = ''] = written
  if (values.size > 1 || written.size > 1) return unclear
  const [value] = values
  if (value !== undefined) {
    const rest = marks.reduce(
      (left, mark) => left.replaceAll(mark, (all, digits: string) => (toNumber(digits) === value ? ' ' : all)),
      text,
    )
    return value > 0 ? { quantity: value, unit, isMarked: true, rest } : unclear
  }
  const decimal = decimalWithUnit.exec(text)
  if (decimal) {
    const [all, digits = '', metres = ''] = decimal
    return { quantity: Number(digits), unit: unitFamily(metres), isMarked: true, rest: text.replace(all, ' ') }
  }
  const quantity = otherNumber.test(text) ? null : onlyQuantity(plain)
  return { quantity, unit: '', isMarked: false, rest: text }
}

const blank = (found: string) => ' '.repeat(found.length)

/**
 * The quantity in a text in which nothing marks a number as the quantity. A single whole number is the quantity. If there
 * are several numbers, the quantity is the whole number for which number × price = total, with price and total among the
 * other numbers.
 */
function onlyQuantity(text: string): number | null {
  const numbers = [...text.matchAll(/(?<![\d.,/])(\d[\d,]*(?:\.\d+)?)(?![\d/a-z-]|\.\d)/gi)].map(
    ([, digits = '']) => digits,
  )
  const whole = numbers.filter((digits) => /^(?:\d{1,3}(?:,\d{3})+|[1-9]\d{0,5})$/.test(digits)).map(toNumber)
  if (numbers.length === 1) return whole[0] ?? null
  const amounts = numbers.filter((digits) => /\.\d\d$/.test(digits)).map(toNumber)
  const fitting = whole.filter((count) =>
    amounts.some(
      (price, at) => price > 0 && amounts.slice(at + 1).some((total) => Math.abs(count * price - total) < 0.006),
    ),
  )
  const [first] = fitting
  return new Set(fitting).size === 1 && first !== undefined ? first : null
}
