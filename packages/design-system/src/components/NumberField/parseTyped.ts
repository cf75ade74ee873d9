/** The number in a text that is being typed, with commas between thousands; null while it is none, such as "-" or "". */
export function parseTyped(text: string): number | null {
  const digits = text.replaceAll(/[,\s]/g, '')
  const number = Number(digits)
  return digits === '' || !Number.isFinite(number) ? null : number
}
