/** A number, perhaps with letters: 90, 2.4, 1,200, 3/4, M10, 12g. */
const number = String.raw`[A-Z]{0,2}\d+(?:[.,/]\d+)*[a-z]{0,2}`
const unit = '(?:mm|cm|m|km|m2|m3|m²|m³|lm|LM|g|kg|t|ml|mL|l|L)'

/** "45 x 190 mm", "2040 x 620 x 35", or "2.4 m". */
const measure = new RegExp(
  String.raw`(?<![\w.,/])(${number}(?:(?: ?[x×] ?${number})+(?: ${unit})?| ${unit}))(?![\p{L}\p{N}])`,
  'u',
)

/**
 * Splits a text into its measurements and the text between them. The parts alternate and always start with a text, which
 * may be blank. Joined, the parts give the original text.
 */
export const splitMeasures = (text: string): readonly string[] => text.split(measure)
