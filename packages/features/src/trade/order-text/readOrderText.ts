import { codesOf, hasAmount, readLine, slice, tokensOf, type Form, type Line, type ReadProduct } from './readLine.ts'
import { readTable, type ReadTable } from './readTable.ts'

/**
 * Reads the products in a text. The text may hold tables, lines as people write them, or both. Nothing of the text is lost:
 * `notRead` has the lines in which no product was found, or in which something else may be one too.
 */
export function readOrderText(given: string): ReadTable {
  const text = given.replaceAll(/\r\n?/g, '\n')
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

function readLines(texts: readonly string[]): ReadTable {
  const products: ReadProduct[] = []
  const notRead: string[] = []
  const filled = texts.map((text) => text.trim()).filter((text) => /[\p{L}\d]/u.test(text))
  const { lines, isNumbered } = withoutRunningNumbers(filled.map(tokensOf))
  const read = lines.map((line, index) => ({ line, text: filled[index] ?? '', forms: readLine(line) }))
  // Codes and amounts on alternate lines, with `p` for a code, `n` for a quantity and `t` for lengths.
  const kinds = read.map(({ forms }) => kindOf(forms)).join('')
  const joined = [...kinds.matchAll(/[pnt]+/g)].filter(([run]) => /^(?:p(?:n|t+))+$/.test(run))
  const isJoined = (index: number) => joined.some((run) => index >= run.index && index < run.index + run[0].length)
  for (const [index, { text, line, forms = [] }] of read.entries()) {
    const [form] = forms
    const last = products.at(-1)
    if (form && form.code === '' && last && isJoined(index)) {
      const lengths = [...last.lengths, ...form.lengths]
      products[products.length - 1] = { ...last, ...amountOf(form), lengths, text: `${last.text}\n${text}` }
    } else if (form && form.code !== '' && (form.isCode || hasAmount(form) || isNumbered(line)))
      products.push(...forms.map((each) => ({ code: each.code, ...amountOf(each), text })))
    else {
      const unclear = codesOf(line).map((code) => ({ code, quantity: null, lengths: [], unit: '', text }))
      products.push(...unclear)
      // A number or word beside clear codes may be a code too. It gets no row, so the customer is shown the line.
      if (unclear.length === 0 || (line.kinds.length > 1 && /[IK]/.test(line.kinds))) notRead.push(text)
    }
  }
  return { products, notRead }
}

const amountOf = ({ quantity, lengths, unit }: Form) => ({ quantity, lengths, unit })

function kindOf(forms: readonly Form[] = []): string {
  const [form, ...others] = forms
  if (!form || others.length > 0) return '-'
  if (form.code !== '') return form.isCode && !hasAmount(form) ? 'p' : '-'
  return form.lengths.length > 0 ? 't' : 'n'
}

/** Removes the numbers in front of products, if they count the products: 1, 2, 3 and so on. */
function withoutRunningNumbers(lines: readonly Line[]) {
  const hasProduct = (line: Line) =>
    line.kinds.includes('C') || (readLine(line)?.some((form) => form.code !== '' && hasAmount(form)) ?? false)
  const products = lines.flatMap((line) => {
    // "1.", "1)" and "(1)", or a number alone.
    const [mark = ''] = /^(?:S?NE|N(?=[^XUOMSEA]))/.exec(line.kinds) ?? []
    const stripped = slice(line, mark.length)
    const number = line.tokens.slice(0, mark.length).find(({ kind }) => kind === 'N')?.text
    return hasProduct(line) || (mark !== '' && hasProduct(stripped)) ? [{ line, stripped, number, mark }] : []
  })
  const areNumbers =
    products.every(({ number }, index) => number === String(index + 1)) &&
    (products.length > 1 || products.some(({ mark }) => mark !== 'N'))
  const strippedOf = new Map(areNumbers ? products.map(({ line, stripped }) => [line, stripped] as const) : [])
  const numbered = new Set(strippedOf.values())
  return {
    lines: lines.map((line) => strippedOf.get(line) ?? line),
    isNumbered: (line: Line) => numbered.has(line),
  }
}
