/** A number, perhaps with letters: 90, 2.4, 1,200, 3/4, M10, 12g. */
const number = String.raw`[A-Z]{0,2}\d+(?:[.,/]\d+)*[a-z]{0,2}`
const unit = '(?:mm|cm|m|km|m2|m3|m²|m³|lm|LM|g|kg|t|ml|mL|l|L)'

/** A short code or date with hyphens, such as "PO-1079", "500027-0" or "2026-10-20". */
const code = String.raw`(?=[\w-]{3,10}(?![\w-]))(?=[\w-]*\d)\w+(?:-\w+)+`

/** "45 x 190 mm", "2040 x 620 x 35", "2.4 m", or a code with hyphens. */
const measure = new RegExp(
  String.raw`(?<![\w.,/-])(${code}|${number}(?:(?: ?[x×] ?${number})+(?: ${unit})?| ${unit}))(?![\p{L}\p{N}])`,
  'u',
)

/**
 * Splits a text into its measurements and codes, and the text between them. The parts alternate and always start with a text, which
 * may be blank. Joined, the parts give the original text.
 */
export const splitMeasures = (text: string): readonly string[] => text.split(measure)
