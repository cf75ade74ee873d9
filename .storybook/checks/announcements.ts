/** Traces of a value that was not there when the message was made. */
const noWords = /undefined|\bnull\b|NaN|\[object/

interface Told {
  readonly text: string
  /** When, in milliseconds. */
  readonly atMs: number
}

/** Two parts of a page that learn of the same thing at the same time are heard as one. */
export function heardOnce(told: readonly Told[]): string[] {
  return told.flatMap(({ text, atMs }, place) => {
    const before = told[place - 1]
    const isRepeated = before?.text === text && atMs - before.atMs < 1000
    return isRepeated ? [`"${text}" was told twice within a second.`] : []
  })
}

export function heardInWords(told: readonly Told[]): string[] {
  return told.filter(({ text }) => noWords.test(text)).map(({ text }) => `"${text}" was told, which is not in words.`)
}

export function nothingMissed(missed: readonly string[]): string[] {
  return missed.map((text) => `"${text}" came together with its live region, so it is often not heard.`)
}
