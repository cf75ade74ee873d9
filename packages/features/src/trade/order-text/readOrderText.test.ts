import { processorMs } from '@trade-portal/mocks/processor-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadProduct } from './readLine.ts'
import { readOrderText } from './readOrderText.ts'

const meaning = ({ code, quantity, unit, lengths }: ReadProduct) => {
  if (lengths.length > 0) return `${code} ${lengths.map((tally) => `${tally.quantity}@${tally.length}`).join(' ')}`
  return `${code} ${quantity ?? '?'}${unit === '' || unit === 'EA' ? '' : ` ${unit}`}`
}
const meaningOf = (text: string) => readOrderText(text).products.map(meaning).join(', ')

/**
 * Texts from e-mails, spreadsheets, delivery dockets and notes, and the products in them, each with its quantity or its
 * lengths, such as `10@4.2`. A unit follows the quantity, unless it is a piece. With a `?` the customer is asked for the
 * quantity.
 */
test.each<[text: string, meaning: string]>([
  // A quantity and a product.
  ['FX100017 12', 'FX100017 12'],
  ['12 x FX100017\n12x FX100017\n6xFX100019\n12×fx100017', 'FX100017 12, FX100017 12, FX100019 6, fx100017 12'],
  [
    'FX100018 x8\nFX100017 - 12 ea\nFX100017 .... 12\nFX100017: 12',
    'FX100018 8, FX100017 12, FX100017 12, FX100017 12',
  ],
  ['FX100017 qty 12\nQty: 8 FX100018\nFX100019 (Qty 6)', 'FX100017 12, FX100018 8, FX100019 6'],
  ['2 boxes FX100017\nFX100018 3 rolls\n4 bx of FX100019', 'FX100017 2 BOX, FX100018 3 ROLL, FX100019 4 BOX'],
  ['FX100017 1,200\nFX100018 x 2,500 ea\nFX100019 12000', 'FX100017 1200, FX100018 2500, FX100019 12000'],
  ['TM100001 58.8 lm\n2.5 kg FX100017\nFX100018 3 m²', 'TM100001 58.8 LM, FX100017 2.5 KG, FX100018 3 M2'],
  ['1002345 12\n8 x 1002346\n9312345678901', '1002345 12, 1002346 8, 9312345678901 ?'],
  ['• 12 FX100017\n* 6 FX100019\n– 4 FX100020\n> 8 FX100018', 'FX100017 12, FX100019 6, FX100020 4, FX100018 8'],
  // Words instead of a code.
  ['pine 4\n12 pcs of decking screws', 'pine 4, decking screws 12'],
  ['12 x joist hanger 45 x 90\n5 12mm ply', 'joist hanger 45 x 90 12, 12mm ply 5'],
  ['M12 bolts 12,000\n2 dozen screws\njoist hanger, galvanised 4', 'M12 bolts 12000'],
  // Several products in a line.
  ['FX100017 12; FX100018 | FX100019 3', 'FX100017 12, FX100018 ?, FX100019 3'],
  ['Cancel FX100017 12, FX100018 8', 'FX100017 ?, FX100018 ?'],
  ['FX100017 or FX100018, 12 ea', 'FX100017 ?, FX100018 ?'],
  ['fx100017 x12 fx100018 x8', 'fx100017 ?, fx100018 ?'],
  ['12 x FX100017, 8 x FX100018 and 6 x FX100019', 'FX100017 ?, FX100018 ?, FX100019 ?'],
  // Lists.
  ['1. FX100017 12\n2. FX100018 8\n3) FX100019 - 6', 'FX100017 12, FX100018 8, FX100019 6'],
  ['1 FX100017 12\n2 FX100018 5', 'FX100017 12, FX100018 5'],
  ['Hi Dave\n1 pine 12\n2 FX100018 5 boxes', 'pine 12, FX100018 5 BOX'],
  ['1 FX100017\n2 FX100018\n3 hinges', 'FX100017 ?, FX100018 ?, hinges ?'],
  ['1 FX100017 12\n3 FX100018 5', 'FX100017 ?, FX100018 ?'],
  ['FX100017\n12\nFX100018\n5 boxes', 'FX100017 12, FX100018 5 BOX'],
  ['TM100001\n10 @ 4.2\n4 - 3.6m', 'TM100001 10@4.2 4@3.6'],
  ['12\nFX100017\n5\nFX100018', 'FX100017 ?, FX100018 ?'],
  // Lengths.
  ['TM100001 10 @ 4.2\nTM100001 10 @ 4200mm\nTM100001 4 - 3.6m', 'TM100001 10@4.2, TM100001 10@4.2, TM100001 4@3.6'],
  ['TM100001 10/4.2 4/3.6\nTM100002: 6/5.4m, 12/2.4m', 'TM100001 10@4.2 4@3.6, TM100002 6@5.4 12@2.4'],
  ['20 of 90x45 MGP10 4.2m\nMGP10 90x45: 20 @ 4.2', '90x45 MGP10 20@4.2, MGP10 90x45 20@4.2'],
  ['90x45 MGP10 H2 10/4.2 4/3.6\n12 x 90x45 pine 3m', '90x45 MGP10 H2 10@4.2 4@3.6, 90x45 pine 12@3'],
  ['90x45 pine 4.2m\nTM100001 1/2m\nTM100001 10 @ 4,2', 'TM100001 ?, TM100001 ?'],
  // What the grammar does not account for is not guessed.
  ...[
    '1e3|2 1/2|12½|12²|10-12|12-15|-12|0|1.000|12.00|12,5|12 no, make it 15|was 10 now 12|had 12|sold 12|2 gross|two',
    `2 weeks|12'|12"|stage 2|ref 77|drawing 3|colour 5|for job 1234|PO 1234|need by 5 Dec|12 @ $4.30 = $51.60|12 x $4`,
    '12 @ 4.30 ea|12 backordered 4|min order 50|Paslode 75 nails 2|joist hanger 45 x 90 mm - 24 ea|box of 500, 2 boxes',
    '10/4.2 4/3.6 = 56.4 lm|90 x 45 H2 10 @ 4.2m|3 rolls 20m|12 #|12 left in stock|12 FX',
  ].flatMap((all) => all.split('|').map((rest): [string, string] => [`FX100017 ${rest}`, 'FX100017 ?'])),
  [
    '1 1/2 boxes FX100017\n12 x FX100017 @ 4.30\nPlease do not send FX100017 x 12 again',
    'FX100017 ?, FX100017 ?, FX100017 ?',
  ],
  // Tables.
  ['FX100017\t12\nFX100018\t8', 'FX100017 12, FX100018 8'],
  ['FX100017;1.000\nFX100018;1,000', 'FX100017 ?, FX100018 ?'],
  ['Code;Qty\nFX100017;1.000\nFX100018;1,000\nFX100019;12', 'FX100017 ?, FX100018 ?, FX100019 12'],
  ['1\tFX100017\tHanger\t12\n2\tFX100018\tHanger\t8\n3\tFX100019\tHanger\t6', 'FX100017 12, FX100018 8, FX100019 6'],
  ['FX100017\tHanger\t12\t4.30\t51.60\nFX100018\tHanger\t8\t5.15\t41.20', 'FX100017 12, FX100018 8'],
  ['FX100017\tBOX\t2\nFX100018\tEA\t8', 'FX100017 2 BOX, FX100018 8'],
  ['Code\tOrdered\tSupplied\nFX100017\t12\t12\nFX100018\t8\t6', 'FX100017 12, FX100018 ?'],
  [
    'Item\tSKU\tUnit\tPrice\tQuantity\n1\tFX100017\tEA\t$4.30\t12\n2\tFX100018\tBOX\t$9\t2',
    'FX100017 12, FX100018 2 BOX',
  ],
  ['"Code","Description","Qty"\n"FX100017","Hanger, ""new"", 45 x 90","1,200"', 'FX100017 1200'],
  ['Code,Price,Qty\nFX100017,4.30,12\nFX100018,5.15,\nFX100019,6.80,0\nFX100020,1.25,40', 'FX100017 12, FX100020 40'],
  [
    'Part No,Qty Ordered,UM\nFX100017,12.00,EA\nFX100018,8.000,EA\nFX100019,2.5,EA',
    'FX100017 12, FX100018 8, FX100019 ?',
  ],
  ['Code\tQty\tLength\nTM100001\t10\t4.2\nTM100001\t4\t3.6m', 'TM100001 10@4.2, TM100001 4@3.6'],
  ['Code\tQty\tCode\tQty\nFX100017\t12\tFX100018\t8', 'FX100017 ?, FX100018 ?'],
  ['| Code | Qty |\n|---|---|\n| FX100017 | 12 |\n| FX100018 | 8 |', 'FX100017 12, FX100018 8'],
  ['Order below.\n\nFX100017\tHanger\t12\nFX100018\tHanger\t8\n\nThanks', 'FX100017 12, FX100018 8'],
  // E-mails.
  [
    'Morning team\nPO 45123 for Lot 12, 27 Banksia Street, Kellyville NSW 2155\nNeeded by Friday 27/11/2026 before 7:30am\n12 x FX100017\nCall me on 0491570156.\nABN 51 824 753 556\nQuote 500028-0\nLot 12\n27 Banksia Street',
    'FX100017 12',
  ],
  [
    'From: Sam <sam@example.com>\nSent: 26 November 2026 4:12 PM\nSubject: RE: Order 481254\n>> Thanks for your order 481253',
    '',
  ],
  ['Hi, could someone ring me on 0491 570 156 about invoice 700123 for $1,204.50? Back on site at 2pm.', ''],
])('%j is parsed as %j', (text, expected) => {
  expect(meaningOf(text)).toBe(expected)
})

test.each([
  ['FX100017 12 1002345 5', 'FX100017 12 1002345 5'],
  ['FX100017 12 GT18 5', 'FX100017 12 GT18 5'],
  ['GT18, 1002345', 'GT18  1002345'],
])('the line %j is left unparsed: it may hold two codes', (text, kept) => {
  expect(readOrderText(text).notRead).toEqual([kept])
})

const clearCode = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `FX${number}`)
const possibleCode = fc.oneof(
  fc.integer({ min: 1_000_000, max: 1_999_999 }).map(String),
  fc.integer({ min: 10, max: 99 }).map((number) => `GT${number}`),
)
const others = fc.constantFrom(
  ...'12 4 1,200 4.2 3.6m 10/4.2 45x90 0 1/2 boxes ea of x @ - : = qty not stage pine hanger lm $4.30 1. 2) 1 2 3'.split(
    ' ',
  ),
)
const joints = fc.constantFrom(' ', ' ', ' ', ' ', ', ', '; ', ' | ', '\n', '\n', '\n\n')
/** Texts of codes, numbers and words, with the codes that are in them. */
const ordersOf = (code: fc.Arbitrary<string>) =>
  fc.uniqueArray(code, { minLength: 1, maxLength: 6 }).chain((given) => {
    const piece = fc.tuple(others, joints).map((parts) => parts.join(''))
    return fc
      .tuple(
        ...given.map((each) => fc.tuple(fc.array(piece, { maxLength: 3 }), fc.constant(each), joints)),
        fc.array(piece),
      )
      .map((parts) => ({ given, text: parts.flat(2).join('') }))
  })

test('each unmistakable code is found exactly once', () => {
  fc.assert(
    fc.property(ordersOf(clearCode), ({ given, text }) => {
      const { products, notRead } = readOrderText(text)
      const found = [...products.map(({ code }) => code), ...notRead].join('\n').match(/FX\d{6}/g) ?? []
      expect(found.toSorted()).toEqual(given.toSorted())
    }),
  )
})

test('a possible code is kept in a row or as an unparsed line', () => {
  fc.assert(
    fc.property(ordersOf(fc.oneof(clearCode, possibleCode)), ({ given, text }) => {
      const { products, notRead } = readOrderText(text)
      const kept = [...products.map(({ code, quantity }) => `${code} ${quantity}`), ...notRead].join('\n')
      expect(given.filter((code) => !kept.includes(code))).toEqual([])
    }),
  )
})

/** What is left of a line without what the grammar knows: its products with their amounts, and signs that mean nothing. */
function unaccounted(text: string, products: readonly ReadProduct[]): string {
  const amounts = products.flatMap(({ quantity, lengths }) => [
    quantity,
    ...lengths.flatMap((tally) => Object.values(tally)),
  ])
  const numbers = amounts.flatMap((amount) => (amount === null ? [] : amount))
  const withoutProducts = products.reduce((left, { code }) => left.replace(code, ' '), text.replaceAll('\n', ' '))
  const withoutNumber = withoutProducts.replace(/^\s*[123][.)]?\s(?=.*\d)/, ' ')
  const rest = numbers.reduce((left, number) => left.replace(number.toLocaleString('en'), ' '), withoutNumber)
  const alone = numbers.reduce((left, number) => left.replace(number.toLocaleString('en'), ' '), withoutProducts)
  const known = /\b(?:boxes|ea|of|x|qty|lm|m)\b|[@\-:=,;|/.)\s]/g
  return [rest, alone].map((left) => left.replaceAll(known, '')).toSorted((a, b) => a.length - b.length)[0] ?? ''
}

test('a line is ready only if the parser understands all of it', () => {
  fc.assert(
    fc.property(ordersOf(clearCode), ({ text }) => {
      const { products } = readOrderText(text)
      const ready = products.filter(({ quantity, lengths }) => quantity !== null || lengths.length > 0)
      for (const { text: line } of ready) {
        const ofLine = products.filter((product) => product.text === line)
        expect(unaccounted(line, ofLine)).toBe('')
      }
    }),
  )
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        ...'FX100017 1002345 12 4.2 -5 10/4.2 " , ; | § __proto__ Code Qty'.split(' '),
        '\t',
        ' ',
        '\n',
        '\0',
        '\uD800',
        '木',
      ),
    )
    .map((parts) => parts.join('')),
)

test('any text gives valid quantities, lengths and codes', () => {
  fc.assert(
    fc.property(hostile, hostile, (before, after) => {
      const { products, notRead } = readOrderText(`${before}\n FX100017 \n${after}`)
      expect([...products.map(({ code }) => code), ...notRead].join('\n')).toContain('FX100017')
      for (const { code, quantity, lengths } of products) {
        expect(code.trim()).not.toBe('')
        expect(quantity === null || (quantity > 0 && Number.isFinite(quantity))).toBe(true)
        expect(lengths.every((tally) => tally.length > 0 && Number.isSafeInteger(tally.quantity))).toBe(true)
      }
    }),
  )
})

const repeated = [...'x|1 |1x|1,|- |@|"|FX100017 |1/1 |1 x 1 x |box of |A1'.split('|'), '\t', '\n']

test.each(repeated)('the time to parse a text that repeats %j grows linearly', (part) => {
  const timeOf = (length: number) => {
    const text = part.repeat(length / part.length)
    const times = [1, 2, 3].map(() => {
      const start = processorMs()
      readOrderText(text)
      return processorMs() - start
    })
    return Math.min(...times)
  }
  // The longer text is four times as long. If the time grew with the square of the length, the longer text would take 16
  // times as long.
  expect(timeOf(100_000)).toBeLessThan(Math.max(20, timeOf(25_000)) * 8)
})
