import type { Tally } from '@trade-portal/supplier-api'
import { allowsDecimals, unitFamily, unitWords } from './unitFamily.ts'

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

type Amount = Pick<ReadProduct, 'quantity' | 'lengths' | 'unit'>

/**
 * A token of a line. Its kind is one letter, so that the kinds of a line are a text for regular expressions:
 * `C` is clearly a code, `I` a number that may be a code, `K` a word that may be one, `W` another word, `Z` a size or grade,
 * `N` a whole number, `D` a decimal, `U` a unit, `L` a length in metres, `T` pieces of a length, `X` a sign for times, `Q`
 * the word quantity, `O` the word of, `S` a separator, `M` a comma or alike, `E` a sign that ends, `A` an at sign, and `?`
 * anything else.
 */
interface Token {
  readonly kind: string
  readonly text: string
  readonly start: number
}

/** What may come after a token: a blank, a separator, or nothing. */
const end = String.raw`(?=\.*(?:[\s,;|:()=]|$))`
const metres = String.raw`\s?(?:mtrs?|metres?|meters?|m)`
const times = String.raw`(?:x(?=\s|\d|$)|(?<=\d)x(?=[a-z]{2,}[-_.]?\d))`
const number = String.raw`(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,6})`
const size = String.raw`\d{1,4}(?:\.\d+)?(?:mm|g|m)?`
const pieces = String.raw`\d{1,4}(?:\s?(?:pcs?|ea|off|no|lengths?|lgths?|len)\b)?\s?`
const length = String.raw`\d{1,2}(?:\.\d{1,3})?`

const patterns: readonly (readonly [kind: string, pattern: string])[] = [
  // "10 @ 4.2", "4 - 3.6m", "6 lengths of 3m", "10 @ 4". Two decimals without "m" may be a price, and "1/2" is a half.
  ['T', String.raw`${pieces}(?:@|at\b|of\b|x|-)\s?(?:${length}${metres}|\d{1,2}\.(?:\d|\d{3}))${end}`],
  ['T', String.raw`${pieces}@\s?\d{1,2}${end}`],
  ['T', String.raw`\d{1,4}/\d{1,2}\.\d{1,3}(?:${metres})?${end}`],
  ['T', String.raw`${pieces}(?:@|at\b|of\b)\s?\d{4,5}\s?mm${end}`],
  // "4.2m x 10"
  ['T', String.raw`${length}${metres}\s?[x@-]\s?\d{1,4}${end}(?!\s?mm?\b)`],
  ['Z', String.raw`m?${size}(?:x${size}){1,3}${end}`],
  ['Z', String.raw`m?${size}(?:\s?mm)?(?:\sx\s${size}(?:\s?mm|\sm(?=\s|$))?){1,3}${end}`],
  ['Z', String.raw`\d+(?:\.\d+)?\s?(?:mm|cm|ml|g|l|v|w|ah|deg)${end}`],
  ['L', String.raw`(?!\d{1,3}\.\d{3}(?!\d))\d{1,4}(?:\.\d{1,3})?${metres}${end}`],
  // A point with exactly three digits may mean thousands.
  ['D', String.raw`(?!\d{1,3}\.\d{3}(?!\d))\d{1,6}\.\d{1,3}(?=(?:x|${unitWords})?${end})`],
  ['N', String.raw`${number}(?=(?:${unitWords})?${end}|${times})`],
  ['X', times],
  ['U', String.raw`(?:${unitWords})\.?${end}`],
  ['Q', String.raw`(?:qty|qnty|quantity)\.?${end}`],
  ['O', `of${end}`],
  ['A', '@'],
  ['S', String.raw`-(?=\s|$)|[:=(]|\.{2,}`],
  ['M', '[,;|]'],
  ['E', String.raw`[).]`],
  ['code', String.raw`[a-z\d](?:[a-z\d\-_./]*[a-z\d])?(?![a-z\d])`],
]
const anyToken = new RegExp(patterns.map(([, pattern]) => `(${pattern})`).join('|'), 'iuy')
const word = /\p{L}+(?:['’&/.-]\p{L}+)*(?![\p{L}\d])|[a-z\d]+|./iuy

/** Letters and then at least three digits, such as FX100017 or LVL-9045-36; or a long mixture of letters and digits. */
const clear = /^(?:[a-z]{2,}[-_.]?\d{3,}[a-z0-9\-_./]*|(?=(?:.*\d){3})(?=.*[a-z])[a-z0-9\-_./]{6,})$/i
/** A shorter mixture of letters and digits, such as GT18. */
const possible = /^(?=.*[a-z])(?=.*\d)[a-z0-9\-_./]{4,}$/i
const grade = /^(?:mgp|lvl|gl|glt|class|as|en|z|f|h|m|n|t|c|d|p)\d{1,4}(?:x\d+)?[a-z]?$/i
const noCode = [
  // Sizes, amounts with a unit, ordinals, times and dates.
  /^\d+(?:\.\d+)?(?:x\d|[a-z]{1,6}$)|^x\d+$|^\d{1,2}[-/.](?:[a-z]{3,9}|\d{1,2})[-/.]\d{2,4}$|^\d+\/\d/i,
  // Numbers of documents or places, such as PO-4711 and NSW2000.
  /^(?:po|so|inv|ord|order|ref|job|wo|quote|qte|dkt|abn|acn|lot|unit|nsw|vic|qld|tas|act|wa|sa|nt)[-#:.]?\d+(?:-\d+)?$/i,
  // Phone numbers, and dates without separators.
  /^(?:0[2-9]\d{8}|1[38]00\d{6}|(?:19|20)\d{6})$/,
]
/** Words for numbers, which the grammar does not know. */
const multiple = /^(?:dozens?|doz|gross|half|hundred|thousand)$/i

/** Words of sentences about the order, which are no names of products. */
const prose =
  /\b(?:p\.?o|order|ref(?:erence)?|job|quote|invoice|docket|account|acct|abn|acn|ph|phone|tel|mob(?:ile)?|fax|date|deliver(?:y)?|ship|address|attn|from|sent|subject|site|contact|page|total|subtotal|gst|tax|amount|freight|hi|hello|dear|thanks?|please|call|ring|st|street|rd|road|ave|avenue|days?|weeks?|hours?|hrs?|minutes?|mins?|men|people|[ap]m|(?:mon|tues|wednes|thurs|fri)day|tomorrow|level|lot|floor|stage|drawing|need(?:ed)?|by|before)\b/i

function kindOfWord(text: string): string {
  if (grade.test(text)) return 'Z'
  if (noCode.some((pattern) => pattern.test(text))) return '?'
  if (/^\d{5,14}$/.test(text)) return 'I'
  if (clear.test(text)) return 'C'
  return possible.test(text) ? 'K' : ''
}

/** The greatest length of a line in characters. Longer lines are prose. */
const longestLine = 500

/** A line, or a part of one, in one spelling, with its tokens and their kinds. */
export interface Line {
  readonly plain: string
  readonly tokens: readonly Token[]
  readonly kinds: string
}

/** A line with one kind of blank, dash and sign for times, and without quotation marks and bullets in front of it. */
export function tokensOf(text: string): Line {
  const plain = text
    .replaceAll('×', 'x')
    .replaceAll('m²', 'm2')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('*', ' x ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:x |[>•·+-]+ |>+)+/, '')
  const tokens: Token[] = []
  if (plain.length > longestLine) return lineOf(plain, [{ kind: '?', text: plain, start: 0 }])
  for (let at = 0; at < plain.length;) {
    const token = tokenAt(plain, at)
    if (token.text !== ' ') tokens.push(token)
    at += token.text.length
  }
  return lineOf(plain, tokens)
}

const lineOf = (plain: string, tokens: readonly Token[]): Line => ({
  plain,
  tokens,
  kinds: tokens.map(({ kind }) => kind).join(''),
})

/** The same line without the tokens before `from`, and without those from `to` on. */
export const slice = ({ plain, tokens }: Line, from: number, to?: number): Line => lineOf(plain, tokens.slice(from, to))

function tokenAt(plain: string, start: number): Token {
  anyToken.lastIndex = start
  const [text = '', ...groups] = anyToken.exec(plain) ?? []
  const name = text === '' ? '' : patterns[groups.findIndex((group) => group !== undefined)]?.[0]
  const kind = name === 'code' || name === 'N' ? kindOfWord(text) || name.replace('code', '') : (name ?? '')
  if (kind !== '') return { kind, text, start }
  word.lastIndex = start
  const [other = ''] = word.exec(plain) ?? []
  return { kind: /^\p{L}/u.test(other) && !/\d/.test(other) && !multiple.test(other) ? 'W' : '?', text: other, start }
}

const words = '[WZK][WZKU]*'
const product = `(?<product>[CI]|${words})`
const amount = '(?<number>[NI]|D(?=X?U)|L)'
const tallies = '(?<tallies>T(?:M?T)*)'
/** The forms of a line, as kinds of its tokens. */
const forms = [
  `(?:QS?)?${amount}X?(?<unit>U)?X?O?${product}`,
  `${product}[SM]{0,2}(?:QS?)?X?${amount}X?(?<unit>U)?`,
  `${product}[SM]{0,2}${tallies}`,
  `${tallies}M?O?${product}`,
  // A length beside a size is the length of the pieces: "20 of 90x45 MGP10 4.2m".
  `(?<pieces>N)X?(?<unit>U)?O?(?<product>[WZK]*Z[WZK]*)A?(?<length>L)`,
  product,
  `${amount}X?(?<unit>U)?`,
  tallies,
].map((form) => new RegExp(`^${form}[ME]*$`, 'd'))

/** A line that has a form of the grammar. */
export interface Form extends Amount {
  /** The product as written; '' for an amount alone. */
  readonly code: string
  readonly isCode: boolean
}

/** What a line says; undefined if it has none of the forms, or could have several. */
function formOf({ plain, tokens, kinds }: Line): Form | undefined {
  const found = forms.flatMap((form) => {
    const indices = form.exec(kinds)?.indices?.groups
    if (!indices) return []
    const read = readForm(plain, (name) => tokens.slice(...(indices[name] ?? [0, 0])))
    return read ? [read] : []
  })
  return found.length === 1 ? found[0] : undefined
}

function readForm(plain: string, part: (name: string) => readonly Token[]): Form | undefined {
  const [number] = part('number')
  const [written] = part('unit')
  const [pieces] = part('pieces')
  const [metre] = part('length')
  const named = part('product')
  const [first] = named
  const last = named.at(-1)
  const code = first && last ? plain.slice(first.start, last.start + last.text.length) : ''
  const unit = number?.kind === 'L' ? 'LM' : written ? unitFamily(written.text) : ''
  const isCode = first !== undefined && 'CIK'.includes(first.kind) && named.length === 1
  const lengths =
    pieces && metre
      ? [{ quantity: valueOf(pieces), length: valueOf(metre) }]
      : part('tallies').flatMap(({ kind, text }) => (kind === 'T' ? tallyOf(text) : []))
  const quantity = number ? valueOf(number) : null
  const isRead =
    (isCode || first === undefined || lengths.length > 0 || named.some(isName)) &&
    (isCode || !prose.test(code)) &&
    // A length beside a size is the length of pieces, whose number is missing.
    !(number?.kind === 'L' && named.some(({ kind }) => kind === 'Z')) &&
    lengths.every((tally) => tally.quantity > 0 && tally.length > 0) &&
    (quantity === null || (quantity > 0 && quantity < 1e7)) &&
    (number?.kind !== 'D' || allowsDecimals(unit)) &&
    (pieces === undefined || ['', 'EA', 'LENGTH'].includes(unit))
  return isRead ? { code, isCode, quantity, unit: lengths.length > 0 ? '' : unit, lengths } : undefined
}

/** Whether a token can be the name of a product by itself, unlike a size. */
const isName = ({ kind, text }: Token) => kind === 'K' || (kind === 'W' && text.length > 2)
const valueOf = ({ text }: Token) => Number.parseFloat(text.replaceAll(',', ''))

function tallyOf(text: string): Tally {
  const [first = 0, second = 0] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (/^[\d.]+\s?m/i.test(text)) return { quantity: second, length: first }
  return { quantity: first, length: /mm$/i.test(text) ? second / 1000 : second }
}

/** The codes in a line: the words that clearly are codes or, if there are none, the whole line if it may be one. */
export function codesOf({ tokens, kinds }: Line): readonly string[] {
  const mayBe = /^[CIK]$/.test(kinds)
  return tokens.flatMap(({ kind, text }) => (mayBe || kind === 'C' ? text : []))
}

/**
 * What a line says, one form for each of its products. Undefined if the grammar does not account for all of the line, so
 * that only its codes are known.
 */
export function readLine(line: Line): readonly Form[] | undefined {
  const whole = formOf(line)
  if (whole) return [whole]
  const cuts = line.tokens.flatMap(({ kind }, index) => (kind === 'M' ? index : []))
  const parts = [-1, ...cuts].map((cut, index) => slice(line, cut + 1, cuts[index])).filter(({ kinds }) => kinds !== '')
  const read = parts.flatMap((part) => formOf(part) ?? [])
  const mayBeProduct = (form: Form) => (line.kinds.includes('C') ? form.isCode : form.code !== '' && hasAmount(form))
  return parts.length > 1 && read.length === parts.length && read.every(mayBeProduct) ? read : undefined
}

export const hasAmount = ({ quantity, lengths }: Form) => quantity !== null || lengths.length > 0
